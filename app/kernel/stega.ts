/** In a preview words carry the mark of where they come from (decision 145), which begins so: four spaces of no width. */
export const stegaPrefix = "\u200b\u200b\u200b\u200b";

/** One mark, or several that follow each other. */
const stegaPattern = new RegExp(`${stegaPrefix}(?:\\u200b|\\u200c|\\u200d|\\ufeff)*`, "g");

/** The words as a visitor reads them: without the marks of what they are put together from. */
export function stripStega(text: string): string {
  return text.includes(stegaPrefix) ? text.replace(stegaPattern, "") : text;
}

/** Turns of direction (UAX #9 §2): overrides, embeddings, isolates, and their ends. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** A stranger's words, which turn none of those that stand beside them: a name, a subject, a file "gpj.exe". */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, "");
}

/** A value that could be written as JSON, with all its words as a visitor reads them. */
export function stripStegaDeep<T>(value: T): T {
  const text = JSON.stringify(value);
  return text.includes(stegaPrefix) ? (JSON.parse(stripStega(text)) as T) : value;
}

/** Where words come from; of words that are put together, the first of them. */
export function firstStega(text: string): string {
  return text.match(stegaPattern)?.[0] ?? "";
}
