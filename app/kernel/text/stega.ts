/**
 * In a preview texts carry an invisible source marker (stega, decision 145) that begins with four zero-width spaces.
 */
export const stegaPrefix = "\u200b\u200b\u200b\u200b";

/** One or more consecutive stega markers. */
const stegaPattern = new RegExp(`${stegaPrefix}(?:\\u200b|\\u200c|\\u200d|\\ufeff)*`, "g");

export function stripStega(text: string): string {
  return text.includes(stegaPrefix) ? text.replace(stegaPattern, "") : text;
}

/** Bidirectional controls (UAX #9 §2): overrides, embeddings, isolates, and their ends. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes bidirectional controls from untrusted text, which could reorder neighboring text (a file "gpj.exe"). */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, "");
}

/** Removes stega markers from all strings of a JSON value. */
export function stripStegaDeep<T>(value: T): T {
  const text = JSON.stringify(value);
  return text.includes(stegaPrefix) ? (JSON.parse(stripStega(text)) as T) : value;
}

/** Returns the first stega marker of a text, or an empty string. */
export function findFirstStega(text: string): string {
  return text.match(stegaPattern)?.[0] ?? "";
}
