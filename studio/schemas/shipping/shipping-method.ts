import { PackageIcon } from "@sanity/icons";
import { defineField, defineType, type SanityDocument } from "sanity";
import { byLastEdit, bySortOrder } from "../parts/order";
import { joinPreviewParts } from "../parts/preview";
import { validateUnique } from "../rules/unique-value";
import { listRateRows } from "./rate-text";
import { RatesTable } from "./rates-table";

export const shippingMethod = defineType({
  name: "shippingMethod",
  title: "Shipping method",
  type: "document",
  icon: PackageIcon,
  fieldsets: [{ name: "state", title: "In the checkout", options: { columns: 2 } }],
  fields: [
    defineField({
      name: "displayName",
      title: "Name in the checkout",
      description: "“Standard shipping”",
      type: "string",
      validation: (rule) => rule.required().error("Enter the name customers see."),
    }),
    defineField({
      name: "type",
      title: "Internal name",
      description:
        "Lowercase letters, digits and hyphens: standard. Don't change it later: orders are recorded with it.",
      type: "string",
      validation: (rule) => [
        rule.required().error("Give it a short name, for example standard."),
        rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).error("Lowercase letters, digits and hyphens only."),
        rule.custom(validateUnique("type", "Another shipping method already has this name.")),
      ],
    }),
    defineField({
      name: "description",
      title: "Explanation",
      description: "“Arrives in 3 to 5 business days.”",
      type: "text",
      rows: 2,
    }),
    defineField({
      name: "isEnabled",
      title: "Offered",
      description: "When off, customers can't choose it.",
      type: "boolean",
      initialValue: true,
      fieldset: "state",
    }),
    defineField({
      name: "sortOrder",
      title: "Place in the list",
      description: "Small numbers come first. The first method that fits the order is chosen.",
      type: "number",
      fieldset: "state",
      validation: (rule) => rule.integer().error("Use a whole number."),
    }),
    defineField({
      name: "calculateRateBy",
      title: "The rate depends on",
      type: "string",
      options: {
        list: [
          { title: "Order value", value: "Order" },
          { title: "Number of items", value: "Item" },
        ],
        layout: "radio",
      },
      initialValue: "Order",
      validation: (rule) => rule.required().error("Choose what the rate depends on."),
    }),
    defineField({
      name: "rates",
      title: "Rates",
      type: "object",
      components: { input: RatesTable },
      fields: [
        defineField({
          name: "byOrder",
          title: "By order value",
          type: "ratesByOrder",
          hidden: ({ document }) => !isCalculatedBy(document, "Order"),
        }),
        defineField({
          name: "byItem",
          title: "By number of items",
          type: "ratesByItem",
          hidden: ({ document }) => !isCalculatedBy(document, "Item"),
        }),
      ],
    }),
  ],
  orderings: [bySortOrder, byLastEdit],
  preview: {
    select: { title: "displayName", by: "calculateRateBy", rates: "rates", enabled: "isEnabled" },
    prepare: ({ title, by, rates, enabled }) => ({
      title: title ?? "Shipping method without a name",
      subtitle: joinPreviewParts(enabled === false && "off", ...listCosts(rates, by)),
    }),
  },
});

function isCalculatedBy(method: SanityDocument | undefined, by: "Order" | "Item"): boolean {
  return (method?.calculateRateBy ?? "Order") === by;
}

/** Formats the rates that are not free: "$9.95 below $100 in 48 states". */
function listCosts(rates: unknown, by: unknown): readonly string[] {
  return listRateRows(rates, by === "Item" ? "Item" : "Order")
    .filter(({ price }) => price.startsWith("$"))
    .map(({ price, orders, region }) =>
      orders === "any" ? `${price} in ${region}` : `${price} ${orders} in ${region}`,
    );
}
