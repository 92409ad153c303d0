const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** A day of 24 hours. */
export const dayMs = unitMs.d;

const pattern = /^\s*(\d+(?:\.\d+)?)\s*([smhdw])\s*$/i;

/** The duration used for an empty or malformed text (POP-006). */
const defaultMs = 24 * unitMs.h;

/**
 * Parses a duration of an editor: a number with s, m, h, d or w ('90s', '24h', '2w'). Returns the default for any
 * other text.
 */
export function parseDuration(written: string | undefined, otherwiseMs: number = defaultMs): number {
  const [, count, unit] = pattern.exec(written ?? "") ?? [];
  const length = toUnitMs(unit);
  return count === undefined || length === undefined ? otherwiseMs : Math.round(Number(count) * length);
}

function toUnitMs(unitLetter = ""): number | undefined {
  return Object.entries(unitMs).find(([unit]) => unit === unitLetter.toLowerCase())?.[1];
}
