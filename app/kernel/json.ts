/** What a text says as JSON; undefined when it is none. Nobody outside this shop is trusted to send any. */
export function tryParseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** What a form or a document holds is nested some ten levels deep. */
export const maxJsonDepth = 100;

/** An order of a hundred samples holds some thousand values, a form some hundred. */
export const maxJsonValues = 5_000;

/** Whether a value may be walked by who calls himself at each level: a deep one ends in no stack left, half-way. */
export function isWithinDepthLimit(value: unknown): boolean {
  return isWithinLimits(value, Number.POSITIVE_INFINITY);
}

/**
 * Whether a value is shallow and no more than a visitor sends: a megabyte holds half a million numbers, and a schema finds
 * something wrong with each.
 */
export function isWithinSizeLimit(value: unknown): boolean {
  return isWithinLimits(value, maxJsonValues);
}

function isWithinLimits(value: unknown, most: number): boolean {
  let level = isObject(value) ? [value] : [];
  let left = most;
  for (let depth = 0; depth < maxJsonDepth && level.length > 0; depth += 1) {
    const inside: object[] = [];
    for (const each of level) {
      const values: unknown[] = Array.isArray(each) ? each : Object.values(each);
      left -= values.length;
      if (left < 0) return false;
      for (const inner of values) if (isObject(inner)) inside.push(inner);
    }
    level = inside;
  }
  return level.length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Half of a character: `\u{1F6AA}` cut in two. With `u` a class of surrogates matches lone ones alone. */
const half = /[\ud800-\udfff]/u;

/** Whether a database keeps every text of a value as it is: none with a NUL or half of a character, which nobody types. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && !half.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}
