/** Half of a character: `\u{1F6AA}` cut in two. With `u` a class of surrogates matches lone ones alone. */
const half = /[\ud800-\udfff]/u;

/** Whether a database keeps every text of a value as it is: none with a NUL or half of a character, which nobody types. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && !half.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}
