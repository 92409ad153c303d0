/** Returns the value that a JSON text describes, or undefined when the text is not JSON. */
export function tryParseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** The number of levels a document may be nested. */
export const maxJsonDepth = 100;

/** Returns whether a value is nested at most `maxJsonDepth` levels, so that recursive functions do not run out of stack. */
export function isWithinDepthLimit(value: unknown): boolean {
  let level = isObject(value) ? [value] : [];
  for (let depth = 0; depth < maxJsonDepth && level.length > 0; depth += 1) {
    level = level.flatMap((each) => Object.values(each)).filter(isObject);
  }
  return level.length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A surrogate that is not part of a pair: with the flag `u` the class matches only those. */
const loneSurrogate = /[\ud800-\udfff]/u;

/** Returns whether Postgres can store every text of a value: jsonb rejects NUL and lone surrogates. */
export function isStorableInPostgres(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && !loneSurrogate.test(value);
  if (!isObject(value)) return true;
  return Object.entries(value).every(
    ([name, inner]) => isStorableInPostgres(name) && isStorableInPostgres(inner),
  );
}
