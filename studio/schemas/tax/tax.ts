import { PinIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { PercentInput } from "../parts/number-input";
import { getRegionName, stateField } from "../parts/regions";
import { listFieldTexts } from "../rules/read-untyped";
import { validateDistinctZipPatterns, validateZipPattern } from "../rules/zip-patterns";
import { describeTax } from "./tax-text";

export const taxZip = defineType({
  name: "taxZip",
  title: "ZIP codes",
  type: "object",
  icon: PinIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: "zipCode",
      title: "ZIP code, range or prefix",
      description:
        "58854, 58801-58803, 75*, or * for the whole state. If several match, the most specific one is used.",
      type: "string",
      validation: (rule) => rule.custom(validateZipPattern),
    }),
    defineField({
      name: "taxPercentage",
      title: "Percent",
      description: "Enter 8.25 for 8.25%.",
      type: "number",
      components: { input: PercentInput },
      validation: (rule) => [
        rule.required().min(0).max(100).error("Enter a percentage between 0 and 100."),
        rule.max(15).warning("No US state taxes this much. Please check."),
      ],
    }),
  ],
  preview: {
    select: { zip: "zipCode", percent: "taxPercentage" },
    prepare: ({ zip, percent }) => ({
      title: zip === "*" ? "The whole state" : zip,
      subtitle: `${percent ?? "?"}%`,
    }),
  },
});

export const taxState = defineType({
  name: "taxState",
  title: "State",
  type: "object",
  icon: PinIcon,
  fields: [
    stateField,
    defineField({
      name: "zipCodes",
      title: "Tax by ZIP code",
      type: "array",
      of: [defineArrayMember({ type: "taxZip" })],
      validation: (rule) => [
        rule.required().min(1).error("Add an entry; * covers the whole state."),
        rule.custom((entries) => validateDistinctZipPatterns(listFieldTexts(entries, "zipCode"))),
      ],
    }),
  ],
  preview: {
    select: { state: "state", zips: "zipCodes" },
    prepare: ({ state, zips }) => ({ title: getRegionName(state), subtitle: describeTax(zips) }),
  },
});
