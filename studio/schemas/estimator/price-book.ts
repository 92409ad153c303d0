import { BillIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType, getPublishedId } from "sanity";
import { apiVersion } from "../parts/api-version";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { validateUnique } from "../rules/unique-value";
import { findEstimatorOfBook, toDay } from "./find-estimator-of-book";
import { listPricedQuestions } from "./price-questions";
import { validatePrices } from "./price-rows";
import { PriceTable } from "./price-table";
import { validateValidFrom } from "./valid-from";

const defineAmountField = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: "number",
    validation: (rule) => rule.min(0).error("Enter an amount of 0 or more."),
  });

const defineRangeField = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: "object",
    options: { columns: 2 },
    fields: [defineAmountField("min", "From $"), defineAmountField("max", "To $")],
  });

const definePriceField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: "string",
    validation: (rule) => rule.required().error("A price needs its question and its answer."),
  });

/** The prices of an estimator's answers (EST-004). */
export const priceBook = defineType({
  name: "priceBook",
  title: "Price book",
  type: "document",
  icon: BillIcon,
  fields: [
    defineField({
      name: "name",
      title: "Internal name",
      description:
        "A short name that the shop knows the book by. Don't change it on the book that came with the shop.",
      type: "string",
      validation: (rule) => [
        rule.required().error("Give it a name."),
        rule.custom(validateUnique("name", "There is already a price book with this name.")),
      ],
    }),
    defineField({
      name: "version",
      title: "Version",
      description: "A name for these prices: “Fall 2026”. Every estimate keeps the prices it was made with.",
      type: "string",
      validation: (rule) => rule.required().error("Enter a version: it tells estimates apart."),
    }),
    defineField({
      name: "validFrom",
      title: "Valid from",
      description:
        "The estimator uses the published price book with the newest date that has come, from midnight of that day at the shop. A book without a date is used until then.",
      type: "date",
      validation: (rule) => [
        rule.custom(validateUnique("validFrom", "Another price book starts on this day.")),
        rule.custom(validateValidFrom),
      ],
    }),
    defineField({
      name: "rows",
      title: "Prices",
      type: "array",
      components: { input: PriceTable },
      validation: (rule) =>
        rule.custom(async (rows, { document, getClient }) => {
          const id = getPublishedId(document?._id ?? "");
          const client = getClient({ apiVersion }).withConfig({ perspective: "published" });
          const { template, isPlanned } = await findEstimatorOfBook(
            client,
            { id, name: String(document?.name ?? ""), validFrom: toDay(document?.validFrom) },
            new Date(),
          );
          // An unused book may have missing prices, because its future estimator is unknown.
          return isPlanned ? validatePrices(listPricedQuestions(template), rows) : true;
        }),
      of: [
        defineArrayMember({
          type: "object",
          name: "priceRow",
          title: "Price",
          fields: [
            definePriceField("field", "Question", "The internal name of the question."),
            definePriceField("option", "Answer", "The answer's stored value, or “on” for a check box."),
            defineField({
              name: "dependent",
              title: "Only when the other answer is",
              description: "Leave empty if the price always applies.",
              type: "string",
            }),
            defineRangeField("price", "Goods"),
            defineRangeField("labor", "Work"),
          ],
          preview: {
            select: { field: "field", option: "option", dependent: "dependent" },
            prepare: ({ field: of, option, dependent }) => ({
              title: joinPreviewParts(of, option, dependent),
            }),
          },
        }),
      ],
    }),
  ],
  preview: {
    select: { name: "name", version: "version", validFrom: "validFrom", rows: "rows.length" },
    prepare: ({ name, version, validFrom, rows }) => ({
      title: version ?? name,
      subtitle: joinPreviewParts(validFrom && `from ${validFrom}`, formatCount(rows, "price"), name),
    }),
  },
});
