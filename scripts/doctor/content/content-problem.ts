import { type ContentDocument, getTextAt } from "./content-document";

/** A problem of the content with its fix. An error breaks a page or the checkout; a warning harms the shop. */
export type ContentProblem = {
  readonly severity: "error" | "warning";
  /** The document as an editor knows it; undefined for a document that is missing. */
  readonly document: string | undefined;
  readonly field: string | undefined;
  /** A predicate: 'has no alternative text'. */
  readonly problem: string;
  /** The fix as a command: 'describe the picture'. */
  readonly fix: string;
};

/** Creates a problem of a document, optionally of one of its fields. */
export function createProblem(
  severity: ContentProblem["severity"],
  document: ContentDocument,
  problem: { readonly field?: string; readonly problem: string; readonly fix: string },
): ContentProblem {
  return { severity, document: nameDocument(document), field: undefined, ...problem };
}

/** Formats where and what a problem is: 'blog post "Choosing a White" (blogPost-white), seo, title: has …'. */
export function describeContentProblem({ document, field, problem }: ContentProblem): string {
  return [[document, field].filter(Boolean).join(", "), problem].filter(Boolean).join(": ");
}

/** Names a document by its type, its name and its id: 'style "Trenton Recessed Navy" (style-trnv)'. */
export function nameDocument(document: ContentDocument): string {
  const type = document._type.replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
  const name = nameFields.map((field) => getTextAt(document, field)).find(Boolean);
  return name ? `${type} "${name}" (${document._id})` : `${type} (${document._id})`;
}

const nameFields = ["title", "name", "label", "question", "displayName", "from", "path"];
