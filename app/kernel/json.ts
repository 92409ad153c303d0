/** What a text says as JSON; undefined when it is none. Nobody outside this shop is trusted to send any. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** What a form or a document holds is nested some ten levels deep. */
export const deepestJson = 100;

/** Whether a value may be walked by who calls himself at each level: a deep one ends in no stack left, half-way. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= deepestJson; depth += 1) {
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
    if (level.length === 0) return true;
  }
  return false;
}
