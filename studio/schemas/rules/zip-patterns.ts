import { findRepeated } from "./read-untyped";

/** Validates a ZIP pattern: one ZIP code, an inclusive range, '*', or a prefix with '*' (SHIP-007). */
export function validateZipPattern(value: string | undefined): true | string {
  const pattern = value?.trim();
  if (!pattern) return "Enter a ZIP code, or * for every ZIP code in the state.";
  if (/^\d{3,10}$/.test(pattern) || /^\d{0,9}\*$/.test(pattern)) return true;
  const range = /^(\d{3,10})\s*-\s*(\d{3,10})$/.exec(pattern);
  if (!range)
    return "Enter 12345, or 12345-12399 for a range, or 591* for every ZIP code that starts with 591.";
  if (Number(range[1]) > Number(range[2])) return "The first ZIP code in a range has to be the smaller one.";
  return true;
}

/** Rejects duplicate patterns, because only one of them has an effect. */
export function validateDistinctZipPatterns(patterns: readonly string[]): true | string {
  const duplicatePattern = findRepeated(patterns.map((pattern) => pattern.replace(/\s/g, "")));
  return duplicatePattern ? `${duplicatePattern} is listed twice. Remove one of them.` : true;
}
