import { placeName } from "../parts/regions";
import { entryOf, listOf } from "../rules/read";

/** Formats a state's taxes, with its general percentage first: "5 %, 6.5 % in 58801-58803, 7 % in 58854". */
export function taxInWords(zips: unknown): string {
  const entries = listOf(zips).map(entryOf);
  const whole = entries.filter(({ zipCode }) => zipCode === "*");
  const parts = entries.filter(({ zipCode }) => zipCode !== "*");
  return [
    ...whole.map(({ taxPercentage }) => percent(taxPercentage)),
    ...parts.map(({ zipCode, taxPercentage }) => `${percent(taxPercentage)} in ${zipCode}`),
  ].join(", ");
}

/** Formats all states of a tax table in one line: "Montana none · North Dakota 5 %, …". */
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
