/**
 * Moves a caret from the old text to the same position in the new text. Text inserted exactly at the caret comes
 * after it.
 */
export function adjustCaret(before: string, after: string, caret: number): number {
  const prefixLength = countCommonPrefix(before, after);
  if (caret <= prefixLength) return caret;
  const suffixLength = countCommonSuffix(before.slice(prefixLength), after.slice(prefixLength));
  const fromEnd = before.length - caret;
  return fromEnd <= suffixLength ? after.length - fromEnd : after.length - suffixLength;
}

function countCommonPrefix(first: string, second: string): number {
  const shorter = Math.min(first.length, second.length);
  let length = 0;
  while (length < shorter && first[length] === second[length]) length += 1;
  return length;
}

function countCommonSuffix(first: string, second: string): number {
  const shorter = Math.min(first.length, second.length);
  let length = 0;
  while (length < shorter && first.at(-1 - length) === second.at(-1 - length)) length += 1;
  return length;
}
