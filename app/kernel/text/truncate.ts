import { findFirstStega, stripStega } from "./stega";

/** Cuts a text at a word boundary so that it has at most `limit` characters before the suffix '...' (FMT-004). */
export function truncate(text: string, limit: number): string {
  const plainText = stripStega(text);
  if (plainText.length <= limit) return text;
  const head = plainText.slice(0, limit + 1);
  const boundary = head.lastIndexOf(" ");
  return `${(boundary > 0 ? head.slice(0, boundary) : plainText.slice(0, limit)).trimEnd()}...${findFirstStega(text)}`;
}

/** Returns the first sentence of a text; a single sentence is returned whole. */
export function getFirstSentence(text: string): string {
  const [first = "", ...otherSentences] = text.split(/(?<=[.!?])\s/);
  return otherSentences.length > 0 ? `${first}${findFirstStega(text)}` : text;
}
