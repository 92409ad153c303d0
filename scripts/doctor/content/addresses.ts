import { type ContentDocument, getListAt, getTextAt, listOfType } from "./content-document";
import { type ContentProblem, createProblem, nameDocument } from "./content-problem";

/** Fields whose values must be unique within a type, because visitors reach only one of two equal ones. */
const uniqueFields: readonly {
  readonly type: string;
  readonly field: string;
  readonly valuesOf: (document: ContentDocument) => readonly string[];
}[] = [
  { type: "page", field: "path", valuesOf: (page) => [getTextAt(page, "path")] },
  { type: "page", field: "alsoAt", valuesOf: (page) => getListAt(page, "alsoAt").map(String) },
  { type: "redirect", field: "from", valuesOf: (redirect) => [getTextAt(redirect, "from")] },
  { type: "style", field: "code", valuesOf: (style) => [getTextAt(style, "code", "current").toLowerCase()] },
  { type: "style", field: "sample, sku", valuesOf: (style) => [getTextAt(style, "sample", "sku")] },
  ...["brand", "category", "blogPost", "blogCategory"].map((type) => ({
    type,
    field: "slug",
    valuesOf: (document: ContentDocument) => [getTextAt(document, "slug", "current")],
  })),
  { type: "blogAuthor", field: "id", valuesOf: (author) => [getTextAt(author, "id", "current")] },
  ...["formTemplate", "multiStepForm", "estimatorTemplate", "priceBook"].map((type) => ({
    type,
    field: "name",
    valuesOf: (document: ContentDocument) => [getTextAt(document, "name")],
  })),
];

/** Finds documents that share a path, a code or a name, of which the shop uses only one. */
export function findDuplicates(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  return uniqueFields.flatMap(({ type, field, valuesOf }) => {
    const owners = new Map<string, ContentDocument>();
    return listOfType(documents, type).flatMap((document) =>
      [...new Set(valuesOf(document))].flatMap((value) => {
        const owner = value && owners.get(value);
        if (!owner) owners.set(value, document);
        return owner ? toDuplicate(document, field, value, owner) : [];
      }),
    );
  });
}

function toDuplicate(
  document: ContentDocument,
  field: string,
  value: string,
  owner: ContentDocument,
): ContentProblem {
  return createProblem("error", document, {
    field,
    problem: `is "${value}", as in ${nameDocument(owner)}, so that visitors reach only one of them`,
    fix: "change it in one of the two documents, or delete one",
  });
}
