/** Parses JSON from an untrusted source; undefined when the text is malformed. */
export function tryParseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Forms and documents are nested about ten levels deep. */
export const maxJsonDepth = 100;

/** An order of a hundred samples holds about a thousand values, a form some hundred. */
export const maxJsonValues = 5_000;

/** Returns whether a value is safe for recursive code; deeper input would overflow the stack. */
export function isWithinDepthLimit(value: unknown): boolean {
  return isWithinLimits(value, Number.POSITIVE_INFINITY);
}

/**
 * Returns whether a value is within the depth limit and the size limit of visitors' input. A megabyte could hold half
 * a million numbers, each with a schema error.
 */
export function isWithinSizeLimit(value: unknown): boolean {
  return isWithinLimits(value, maxJsonValues);
}

function isWithinLimits(value: unknown, limit: number): boolean {
  let level = isObject(value) ? [value] : [];
  let remaining = limit;
  for (let depth = 0; depth < maxJsonDepth && level.length > 0; depth += 1) {
    const inside: object[] = [];
    for (const each of level) {
      const values: unknown[] = Array.isArray(each) ? each : Object.values(each);
      remaining -= values.length;
      if (remaining < 0) return false;
      for (const child of values) if (isObject(child)) inside.push(child);
    }
    level = inside;
  }
  return level.length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A lone surrogate. With the `u` flag a class of surrogates matches only unpaired ones. */
const half = /[\ud800-\udfff]/u;

/** Returns whether Postgres can store every text of a value: no NUL byte and no lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && !half.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, child]) => isStorable(name) && isStorable(child));
}
