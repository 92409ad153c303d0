import { type ContentDocument, getTextAt, listObjects } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

/** Finds pictures without alternative text, which screen readers and search engines need. */
export function findUndescribedPictures(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  return documents.flatMap((document) =>
    listObjects(document)
      .filter(({ fields }) => isPicture(fields) && getTextAt(fields, "alt") === "")
      .map(({ field }) =>
        createProblem("warning", document, {
          field,
          problem: "has no alternative text, so that a screen reader cannot describe the picture",
          fix: "describe what the picture shows",
        }),
      ),
  );
}

/** Returns whether fields are a picture. Stored pictures refer to an asset; exported ones name its file. */
function isPicture(fields: Readonly<Record<string, unknown>>): boolean {
  return (
    getTextAt(fields, "asset", "_ref").startsWith("image-") ||
    getTextAt(fields, "_sanityAsset").startsWith("image@")
  );
}
