/** Where a text comes from: rules differ between comments and the texts that visitors read. */
export type PassageKind = "comment" | "testTitle" | "documentation" | "siteCopy";

/** A text of a file. It keeps its line breaks, so that an index leads to a line. */
export type Passage = { readonly kind: PassageKind; readonly line: number; readonly text: string };

/** A sign that begins a sentence like a capital letter, but is not counted as a word. */
const omitted = "Ⓒ";

/** Code and quotations become signs of the same length: the writer did not choose their words. Line breaks stay. */
export function withoutCodeAndQuotations(text: string): string {
  return text.replace(/`[^`\n]+`|"[^"\n]{1,300}"/g, (quoted) => omitted.repeat(quoted.length));
}
