import { BillIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { rejectRepeatedFieldNames } from "../forms/checkout-fields";
import { defineFormNameField, formSettings } from "../forms/form-settings";
import { validateConditionFields } from "../forms/known-fields";
import { joinPreviewParts } from "../parts/preview";
import { validateNextButtons, validateSummaryFields } from "../rules/estimator-links";

/** An estimator with its questions, summary and price book (EST-002). */
export const estimatorTemplate = defineType({
  name: "estimatorTemplate",
  title: "Estimator",
  type: "document",
  icon: BillIcon,
  groups: [
    { name: "fields", title: "Questions", default: true },
    { name: "summary", title: "Prices & summary" },
    { name: "words", title: "Buttons & messages" },
    { name: "mails", title: "Emails & protection" },
  ],
  fields: [
    defineField({ name: "title", title: "Title", type: "string", group: "fields" }),
    defineFormNameField({
      description: "The page /estimator shows the estimator with the name “estimator”.",
      example: "estimator",
    }),
    defineField({
      name: "groups",
      title: "Groups of questions",
      type: "array",
      group: "fields",
      of: [defineArrayMember({ type: "estimatorGroup" })],
      validation: (rule) => [
        rule.required().min(1).error("An estimator needs at least one group."),
        rule.custom(rejectRepeatedFieldNames),
        rule.custom(validateConditionFields),
        rule.custom(validateNextButtons).warning(),
      ],
    }),
    defineField({
      name: "priceTemplate",
      title: "Price book",
      description: "Leave empty to use the price book that came with the shop.",
      type: "reference",
      to: [{ type: "priceBook" }],
      group: "summary",
    }),
    defineField({
      name: "summary",
      title: "Summary",
      type: "estimateSummary",
      group: "summary",
      validation: (rule) =>
        rule.custom((summary, { document }) => validateSummaryFields(summary, document)).warning(),
    }),
    defineField({
      name: "metadata",
      title: "PDF text",
      type: "object",
      group: "summary",
      fields: [
        defineField({
          name: "validity",
          title: "How long the estimate is valid",
          description: "Shown at the bottom of each page. If empty: This estimate is valid for 30 days.",
          type: "string",
        }),
      ],
    }),
    defineField({
      name: "buttons",
      title: "Buttons",
      type: "object",
      group: "words",
      fields: [
        defineField({
          name: "reset",
          title: "Start over",
          description: "If empty: Reset.",
          type: "string",
        }),
      ],
    }),
    defineField({
      name: "className",
      title: "CSS class",
      description: "For the shop's developer. Leave empty unless you were given one.",
      type: "string",
      group: "words",
    }),
    ...formSettings.filter(({ name }) => name !== "thanks"),
  ],
  preview: {
    select: { title: "title", name: "name" },
    prepare: ({ title, name }) => ({ title: title ?? name, subtitle: joinPreviewParts("Estimator", name) }),
  },
});
