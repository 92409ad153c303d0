import { getRegionName } from "../parts/regions";
import { toList, toRecord } from "../rules/read-untyped";

/** Formats a state's taxes, with its general percentage first: "5 %, 6.5 % in 58801-58803, 7 % in 58854". */
export function describeTax(zips: unknown): string {
  const entries = toList(zips).map(toRecord);
  const stateWideEntries = entries.filter(({ zipCode }) => zipCode === "*");
  const parts = entries.filter(({ zipCode }) => zipCode !== "*");
  return [
    ...stateWideEntries.map(({ taxPercentage }) => formatPercent(taxPercentage)),
    ...parts.map(({ zipCode, taxPercentage }) => `${formatPercent(taxPercentage)} in ${zipCode}`),
  ].join(", ");
}

/** Formats all states of a tax table in one line: "Montana none · North Dakota 5 %, …". */
export function describeTaxes(states: unknown): string {
  return toList(states)
    .map(toRecord)
    .map(({ state, zipCodes }) => `${getRegionName(String(state))} ${describeTax(zipCodes)}`)
    .join(" · ");
}

function formatPercent(value: unknown): string {
  if (typeof value !== "number") return "?%";
  return value === 0 ? "none" : `${value}%`;
}
