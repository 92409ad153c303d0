import { BillIcon, EarthAmericasIcon, PinIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineDollarsField } from "../parts/dollars";
import { DollarsInput } from "../parts/number-input";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { countryField, getRegionName, stateField } from "../parts/regions";
import { toList } from "../rules/read-untyped";
import { validateDistinctZipPatterns, validateZipPattern } from "../rules/zip-patterns";
import { rejectOverlappingRanges, validateRangeOrder } from "./order-ranges";
import { describeOrders, describeRates } from "./rate-text";

/** The shipping rate of a state or some of its ZIP codes (SHIP-005, `states[]`). */
export const stateRate = defineType({
  name: "stateRate",
  title: "State",
  type: "object",
  icon: PinIcon,
  fieldsets: [{ name: "rates", title: "Rates", options: { columns: 2 } }],
  fields: [
    stateField,
    defineField({
      name: "zipCodes",
      title: "ZIP codes",
      description:
        "Type one and press Enter: 59270, a range 58801-58803, or 591* for all that start with 591. * is the whole state.",
      type: "array",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.custom(validateZipPattern) })],
      options: { layout: "tags" },
      initialValue: ["*"],
      validation: (rule) => [
        rule.required().min(1).error("Add ZIP codes, or * for the whole state."),
        rule.custom((patterns) => validateDistinctZipPatterns(toList(patterns).map(String))),
      ],
    }),
    {
      ...defineDollarsField({
        name: "rate",
        title: "For the whole order, in dollars",
        description: "Enter 0 for free shipping.",
      }),
      fieldset: "rates",
    },
    {
      ...defineDollarsField({
        name: "ratePerItem",
        title: "Per item, in dollars",
        description: "Multiplied by the number of items and added to the rate.",
      }),
      fieldset: "rates",
    },
    defineField({
      name: "isShippingDisabled",
      title: "We don't ship here",
      type: "boolean",
      initialValue: false,
    }),
  ],
  preview: {
    select: {
      state: "state",
      zips: "zipCodes",
      rate: "rate",
      perItem: "ratePerItem",
      off: "isShippingDisabled",
    },
    prepare: ({ state, zips, rate, perItem, off }) => ({
      title: getRegionName(state),
      subtitle: joinPreviewParts(
        listZipPatterns(zips),
        ...(off ? ["not shipped to"] : formatRates(rate, perItem)),
      ),
    }),
  },
});

function listZipPatterns(zips: readonly string[] | undefined): string {
  if (!zips || zips.includes("*")) return "all ZIP codes";
  return zips.length > 3 ? formatCount(zips.length, "ZIP range") : zips.join(", ");
}

function formatRates(rate: number | undefined, perItem: number | undefined): string[] {
  const orderRate = rate === undefined ? [] : [rate === 0 ? "free" : `$${rate.toFixed(2)}`];
  return perItem ? [...orderRate, `$${perItem.toFixed(2)} each`] : orderRate;
}

export const countryRates = defineType({
  name: "countryRates",
  title: "Country",
  type: "object",
  icon: EarthAmericasIcon,
  fields: [
    countryField,
    defineField({
      name: "states",
      title: "States",
      description:
        "We don't ship to a state that isn't listed, unless there is an entry for “Every other state”.",
      type: "array",
      of: [defineArrayMember({ type: "stateRate" })],
      validation: (rule) => rule.required().min(1).error("Add a state, or “Every other state”."),
    }),
  ],
  preview: {
    select: { country: "country", states: "states" },
    prepare: ({ country, states }) => ({
      title: getRegionName(country),
      subtitle: describeRates([{ country, states }]),
    }),
  },
});

const countriesField = defineField({
  name: "countries",
  title: "Countries",
  type: "array",
  of: [defineArrayMember({ type: "countryRates" })],
  validation: (rule) => rule.required().min(1).error("Add a country."),
});

/** A range of order values in whole dollars, compared with the rounded value (SHIP-006). */
export const orderRange = defineType({
  name: "orderRange",
  title: "Range of order values",
  type: "object",
  icon: BillIcon,
  fieldsets: [{ name: "range", title: "Orders", options: { columns: 2 } }],
  fields: [
    defineField({
      name: "startValue",
      title: "From, in dollars",
      type: "number",
      components: { input: DollarsInput },
      fieldset: "range",
      initialValue: 0,
      validation: (rule) => rule.required().min(0).integer().error("Enter whole dollars, 0 or more."),
    }),
    defineField({
      name: "endValue",
      title: "To, in dollars",
      description: "This value is included. Leave empty for no upper limit.",
      type: "number",
      components: { input: DollarsInput },
      fieldset: "range",
      validation: (rule) =>
        rule.min(0).integer().error("Enter whole dollars: order values are rounded before they're compared."),
    }),
    countriesField,
  ],
  validation: (rule) => rule.custom(validateRangeOrder),
  preview: {
    select: { startValue: "startValue", endValue: "endValue", countries: "countries" },
    prepare: ({ countries, ...range }) => ({
      title: `Orders ${describeOrders(range)}`,
      subtitle: describeRates(countries),
    }),
  },
});

export const ratesByOrderValue = defineType({
  name: "ratesByOrder",
  title: "By order value",
  type: "object",
  fields: [
    defineField({
      name: "orderRange",
      title: "Ranges",
      description: "Together they should cover every order value without overlapping.",
      type: "array",
      of: [defineArrayMember({ type: "orderRange" })],
      validation: (rule) => rule.custom(rejectOverlappingRanges),
    }),
  ],
});

export const ratesByItem = defineType({
  name: "ratesByItem",
  title: "By number of items",
  type: "object",
  fields: [countriesField],
});
