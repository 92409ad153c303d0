import { normalizeTypedText } from "~/kernel/text/typed-text";

export const searchMessages = {
  tooShort: "Please enter at least 3 characters to search.",
  none: "No results found.",
  tryAnother: "Try another spelling or a color.",
  failed: "We can't load suggestions right now. Press Enter to search.",
} as const;

/** SRCH-003, SRCH-004: the minimum length of a search text. */
export const minSearchLength = 3;

/** Normalizes a search text and its spaces. */
export function normalizeSearchText(typed: string | null | undefined): string {
  return normalizeTypedText(typed ?? "").replace(/\s+/g, " ");
}

export function isSearchable(text: string): boolean {
  return text.length >= minSearchLength;
}

/** '1 result', '12 results'. */
export function formatResultCount(count: number): string {
  return count === 1 ? "1 result" : `${count} results`;
}
