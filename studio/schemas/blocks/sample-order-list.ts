import { BasketIcon } from "@sanity/icons";
import { defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";

/** The list of the visitor's samples for an order. */
export const sampleOrderList = defineType({
  name: "sampleOrderList",
  title: "Sample order list",
  description: "Every door style that has a sample, ready to be ordered.",
  type: "object",
  icon: BasketIcon,
  fields: [defineTitleField(), descriptionField],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title: title ?? "Sample order list", subtitle: "Sample order list" }),
  },
});
