/**
 * Where a caret of the old text stands in the new one: between the same letters. Letters that came in right at the
 * caret stand behind it.
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
