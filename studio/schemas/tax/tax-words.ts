import { placeName } from "../parts/regions";
import { entryOf, listOf } from "../rules/read";

/** "5 %, 6.5 % in 58801-58803, 7 % in 58854": the state's own percentage first. */
export function taxInWords(zips: unknown): string {
  const entries = listOf(zips).map(entryOf);
  const whole = entries.filter(({ zipCode }) => zipCode === "*");
  const parts = entries.filter(({ zipCode }) => zipCode !== "*");
  return [
    ...whole.map(({ taxPercentage }) => percent(taxPercentage)),
    ...parts.map(({ zipCode, taxPercentage }) => `${percent(taxPercentage)} in ${zipCode}`),
  ].join(", ");
}

/** "Montana none · North Dakota 5 %, …": every state of a tax table in one line. */
export function taxesInWords(states: unknown): string {
  return listOf(states)
    .map(entryOf)
    .map(({ state, zipCodes }) => `${placeName(String(state))} ${taxInWords(zipCodes)}`)
    .join(" · ");
}

function percent(value: unknown): string {
  if (typeof value !== "number") return "?%";
  return value === 0 ? "none" : `${value}%`;
}
