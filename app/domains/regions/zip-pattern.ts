/**
 * ZIP matching for shipping and tax (SHIP-007).
 * A pattern is an exact ZIP ('59270'), a numeric range with inclusive ends ('12345-12399'),
 * or a wildcard: '*' alone, or a prefix with a trailing '*' ('75*').
 */
type PatternMatch = { readonly kind: 0 | 1 | 2; readonly looseness: number };

/** Returns whether a pattern covers a ZIP. */
export function matchesZip(pattern: string, zip: string): boolean {
  return toFit(pattern.trim(), zip.trim()) !== null;
}

/**
 * Finds the entry whose patterns match a ZIP best. An exact ZIP wins over a range, and a range over a wildcard.
 * The narrower range, the longer prefix and then the first listed entry win.
 */
export function findBestZipMatch<T>(
  zip: string,
  entries: readonly T[],
  patternsOf: (entry: T) => readonly string[],
): T | null {
  let closest: { readonly entry: T; readonly fit: PatternMatch } | null = null;
  for (const entry of entries) {
    for (const pattern of patternsOf(entry)) {
      const fit = toFit(pattern.trim(), zip.trim());
      if (fit && (!closest || isCloser(fit, closest.fit))) closest = { entry, fit };
    }
  }
  return closest?.entry ?? null;
}

function toFit(pattern: string, zip: string): PatternMatch | null {
  if (zip === "" || pattern === "") return null;
  return matchExactly(pattern, zip) ?? matchRange(pattern, zip) ?? matchWildcard(pattern, zip);
}

function matchExactly(pattern: string, zip: string): PatternMatch | null {
  return pattern === zip ? { kind: 0, looseness: 0 } : null;
}

function matchRange(pattern: string, zip: string): PatternMatch | null {
  const ends = /^(\d+)\s*-\s*(\d+)$/.exec(pattern);
  if (!ends || !/^\d+$/.test(zip)) return null;
  const [from, to, value] = [Number(ends[1]), Number(ends[2]), Number(zip)];
  return from <= value && value <= to ? { kind: 1, looseness: to - from } : null;
}

function matchWildcard(pattern: string, zip: string): PatternMatch | null {
  if (!pattern.endsWith("*")) return null;
  const prefix = pattern.slice(0, -1);
  if (prefix.includes("*") || !zip.startsWith(prefix)) return null;
  return { kind: 2, looseness: -prefix.length };
}

function isCloser(fit: PatternMatch, other: PatternMatch): boolean {
  return fit.kind < other.kind || (fit.kind === other.kind && fit.looseness < other.looseness);
}
