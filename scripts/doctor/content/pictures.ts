import { type ContentDocument, listObjects, textAt } from "./content-document";
import { type ContentProblem, problemOf } from "./content-problem";

/** Finds pictures without alternative text, which screen readers and search engines need. */
export function findUndescribedPictures(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  return documents.flatMap((document) =>
    listObjects(document)
      .filter(({ fields }) => isPicture(fields) && textAt(fields, "alt") === "")
      .map(({ field }) =>
        problemOf("warning", document, {
          field,
          problem: "has no alternative text, so that a screen reader cannot describe the picture",
          fix: "describe what the picture shows",
        }),
      ),
  );
}

/** Stored pictures refer to an asset; exported ones name its file. */
function isPicture(fields: Readonly<Record<string, unknown>>): boolean {
  return (
    textAt(fields, "asset", "_ref").startsWith("image-") ||
    textAt(fields, "_sanityAsset").startsWith("image@")
  );
}
