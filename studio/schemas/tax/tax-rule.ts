import { BillIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit } from "../parts/order";
import { countryField, getRegionName, rejectRepeatedStates } from "../parts/regions";
import { validateUnique } from "../rules/unique-value";
import { describeTaxes } from "./tax-text";

/** Sales tax by state and ZIP code. */
export const taxRule = defineType({
  name: "taxRule",
  title: "Sales tax",
  type: "document",
  icon: BillIcon,
  fields: [
    {
      ...countryField,
      validation: (rule) => [
        rule.required().error("Choose a country."),
        rule.custom(validateUnique("country", "There is already a tax table for this country.")),
      ],
    },
    defineField({
      name: "states",
      title: "States",
      description: "States that aren't listed have no sales tax.",
      type: "array",
      of: [defineArrayMember({ type: "taxState" })],
      validation: (rule) => rule.custom(rejectRepeatedStates),
    }),
  ],
  orderings: [byLastEdit],
  preview: {
    select: { country: "country", states: "states" },
    prepare: ({ country, states }) => ({
      title: getRegionName(country),
      subtitle: describeTaxes(states),
    }),
  },
});
