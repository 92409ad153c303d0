/** The source of a text. Rules differ between comments and texts for visitors. */
export type PassageKind = "comment" | "testTitle" | "documentation" | "siteCopy";

/** A text of a file. It keeps its line breaks, so that an index can be converted to a line. */
export type Passage = { readonly kind: PassageKind; readonly line: number; readonly text: string };

/** Replaces omitted text. It may begin a sentence like a capital letter but does not count as a word. */
const omitted = "Ⓒ";

/**
 * Replaces code and quotations by placeholders of the same length, because the author did not choose their words.
 * Line breaks stay.
 */
export function removeCodeAndQuotations(text: string): string {
  return text.replace(/`[^`\n]+`|"[^"\n]{1,300}"/g, (quoted) => omitted.repeat(quoted.length));
}
