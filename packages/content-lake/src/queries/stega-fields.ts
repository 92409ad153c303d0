/** The fields of a schema by their use: only visible texts may carry stega. Paths have no list indexes or keys. */
export type StegaFields = {
  /** Names of fields with a list of options, whose values code compares. */
  readonly options: ReadonlySet<string>;
  /** Options that the site shows as text, by document type and path. */
  readonly visibleOptions: Readonly<Record<string, ReadonlySet<string>>>;
  /** Ends of paths that code compares, in every document type. */
  readonly comparedPaths: readonly string[];
  /** Paths that code compares, sends, sorts by or puts into a URL, by document type. */
  readonly comparedPathsByType: Readonly<Record<string, ReadonlySet<string>>>;
  /** The same by the name of a field, at every depth. */
  readonly comparedNamesByType: Readonly<Record<string, ReadonlySet<string>>>;
  /** Top-level fields that only machines read. */
  readonly machineRead: ReadonlySet<string>;
  /** Names of free text fields, in which a single lowercase word or a number is text too. */
  readonly prose: ReadonlySet<string>;
};

/** One step of a path: a field name, an index, or the key of a list item. */
export type PathStep = string | number | { readonly _key: string };

/**
 * Returns whether a string is visible text, which may carry a stega marker in a preview. A marker would break code
 * that compares the value. Unknown fields count as text unless the value looks like an option, an address or a date.
 */
export function isStegaField(
  fields: StegaFields,
  documentType: string,
  path: readonly PathStep[],
  value: string,
): boolean {
  const names = path.filter((step) => typeof step === "string");
  const field = names.at(-1) ?? "";
  if (documentType.startsWith("sanity.") || names.some((name) => name.startsWith("_"))) return false;
  if (fields.visibleOptions[documentType]?.has(names.join("."))) return true;
  if (fields.options.has(field) || isCompared(fields, documentType, names)) return false;
  return fields.prose.has(field) ? /[\p{L}\p{N}]/u.test(value) : isLikelyProse(value);
}

function isCompared(fields: StegaFields, documentType: string, names: readonly string[]): boolean {
  if (fields.machineRead.has(names[0] ?? "")) return true;
  const path = names.join(".");
  return (
    fields.comparedPaths.some((part) => path === part || path.endsWith(`.${part}`)) ||
    fields.comparedPathsByType[documentType]?.has(path) === true ||
    fields.comparedNamesByType[documentType]?.has(names.at(-1) ?? "") === true
  );
}

/** URLs, dates, numbers, colors and option names ('grid-2') are not prose. */
function isLikelyProse(value: string): boolean {
  return (
    /\p{L}/u.test(value) &&
    !/^_?[a-z0-9]+([._-][a-z0-9]+)*$/.test(value) &&
    !/^([a-z][a-z0-9+.-]*:|[/#])\S*$/i.test(value) &&
    !/^\d{4}-\d{2}-\d{2}/.test(value) &&
    !/^\S+@\S+$/.test(value)
  );
}
