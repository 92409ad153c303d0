/** Fields that hold no words for a visitor: what code compares, sends, sorts by or puts into an address. */
const otherFields: ReadonlySet<string> = new Set([
  ...[
    "address",
    "alsoAt",
    "from",
    "mapLink",
    "methodIcon",
    "onPaths",
    "path",
    "place",
    "scriptUrl",
    "url",
    "videoUrl",
  ],
  ...["adminEmails", "email", "mail", "recipients"],
  ...["autocomplete", "className", "elementClass", "lqip", "swatch"],
  ...["colour", "construction", "family", "filters", "labels", "line", "material", "tags"],
  ...["availableMethods", "country", "scopes", "sku", "version", "zip", "zipCode", "zipCodes"],
  ...["after", "cookieExpiry", "notBefore", "publishDate", "publishedAt", "uploadDate", "validity"],
  ...["category", "current", "devices", "key", "orderRank", "searchSynonyms", "source", "type"],
  ...["dependent", "dependsOn", "equals", "field", "fields", "fileTypes", "option", "values"],
  // Of Portable Text
  ...["language", "listItem", "marks", "style"],
]);

/** What is only read by machines, whatever stands in it. */
const otherParts: ReadonlySet<string> = new Set(["seo", "metadata", "metaTags", "schemas", "attributes"]);

/** Forms and estimators are wired by the names and values of their fields. */
const wiredTypes: ReadonlySet<string> = new Set([
  "estimatorTemplate",
  "formTemplate",
  "multiStepForm",
  "paymentMethod",
  "priceBook",
  "resultPage",
]);
const wires: ReadonlySet<string> = new Set(["defaultValue", "name", "value"]);

/** One part of the way to a field: its name, or the member of a list. */
export type Step = string | number | { readonly _key: string };

/**
 * Whether a string of a document is words that a visitor reads. Those, and no others, may carry where they come from
 * into a preview: the mark would break whatever compares them. A field nobody has heard of is taken for words.
 */
export function isShownWords(documentType: string, path: readonly Step[], value: string): boolean {
  const names = path.filter((step) => typeof step === "string");
  const field = names.at(-1) ?? "";
  if (otherFields.has(field) || names.some((name) => name.startsWith("_") || otherParts.has(name)))
    return false;
  if (wiredTypes.has(documentType) && wires.has(field)) return false;
  return looksLikeWords(value);
}

/** Addresses, dates, numbers, colors and the names that options have ('grid-2') are no sentences. */
function looksLikeWords(value: string): boolean {
  return (
    /\p{L}/u.test(value) &&
    !/^_?[a-z0-9]+([._-][a-z0-9]+)*$/.test(value) &&
    !/^([a-z][a-z0-9+.-]*:|[/#])\S*$/i.test(value) &&
    !/^\d{4}-\d{2}-\d{2}/.test(value) &&
    !/^\S+@\S+$/.test(value)
  );
}
