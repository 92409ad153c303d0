import { type ContentDocument, isPublished, listObjects } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

/** Finds references to documents that do not exist or are not published; the shop leaves out what they should show. */
export function findDeadReferences(
  documents: readonly ContentDocument[],
  dataset: readonly ContentDocument[],
): readonly ContentProblem[] {
  const ids = new Set(dataset.map(({ _id }) => _id));
  return documents.flatMap((document) =>
    listObjects(document).flatMap(({ fields, field }) => {
      const id = fields._ref;
      // A reference to another dataset has that dataset's name.
      if (typeof id !== "string" || fields._dataset !== undefined) return [];
      if (isPublished(id) && ids.has(id)) return [];
      const isDraft = ids.has(`drafts.${id}`) || !isPublished(id);
      return createProblem("warning", document, {
        field,
        problem: `refers to ${id}, which ${isDraft ? "is not published" : "does not exist"}`,
        fix: isDraft
          ? `publish ${id}, or choose another document`
          : "choose another document, or clear the field",
      });
    }),
  );
}
