import { defineField } from "sanity";
import { countries, homeCountry, statesByCountry } from "../../../app/domains/regions/countries";
import { findRepeated, listFieldTexts } from "../rules/read-untyped";

const toOption = (region: { readonly code: string; readonly name: string }) => ({
  title: region.name,
  value: region.code,
});

const stateOptions = [
  { title: "Every other state", value: "*" },
  ...Object.values(statesByCountry).flatMap((states) => states.map(toOption)),
];

/** The shop ships only within its home country. */
const servedCountries = countries.filter(({ code }) => code === homeCountry).map(toOption);

/** The country of a rate or tax, from the checkout's list. */
export const countryField = defineField({
  name: "country",
  title: "Country",
  type: "string",
  options: { list: servedCountries },
  initialValue: homeCountry,
  validation: (rule) => rule.required().error("Choose a country."),
});

/** The state of a rate or tax. '*' means every state without a separate entry. */
export const stateField = defineField({
  name: "state",
  title: "State",
  description: "“Every other state” covers each state that isn't in this list.",
  type: "string",
  options: { list: stateOptions },
  validation: (rule) => rule.required().error("Choose a state, or “Every other state”."),
});

export function getRegionName(code: string | undefined): string {
  const region = [...stateOptions, ...servedCountries].find((entry) => entry.value === code);
  return region?.title ?? code ?? "not chosen";
}

/** Rejects two entries for one state, because only the first has an effect. */
export function rejectRepeatedStates(entries: unknown): true | string {
  const duplicateState = findRepeated(listFieldTexts(entries, "state"));
  return duplicateState
    ? `${getRegionName(duplicateState)} is listed twice. Put its ZIP codes into one entry.`
    : true;
}
