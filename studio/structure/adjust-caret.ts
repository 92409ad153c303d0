/**
 * Moves a caret from the old text to the same position in the new text. Text inserted exactly at the caret comes
 * after it.
 */
export function adjustCaret(before: string, after: string, caret: number): number {
  const ahead = countCommonPrefix(before, after);
  if (caret <= ahead) return caret;
  const behind = countCommonSuffix(before.slice(ahead), after.slice(ahead));
  const fromEnd = before.length - caret;
  return fromEnd <= behind ? after.length - fromEnd : after.length - behind;
}

function countCommonPrefix(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let length = 0;
  while (length < shorter && one[length] === other[length]) length += 1;
  return length;
}

function countCommonSuffix(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let length = 0;
  while (length < shorter && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
