import { UlistIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField, shadowTextField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { definePlainTextField } from "../parts/rich-text";

export const shadowTextList = defineType({
  name: "shadowTextList",
  title: "List",
  description: "Things to have, to check or to ask. Shows six; a click shows the rest.",
  type: "object",
  icon: UlistIcon,
  fields: [
    defineTitleField({ required: true }),
    shadowTextField,
    descriptionField,
    defineField({
      name: "items",
      title: "Lines",
      type: "array",
      of: [
        defineArrayMember({
          name: "listLine",
          title: "Line",
          type: "object",
          fields: [definePlainTextField({ name: "text", title: "Text", required: true })],
          preview: {
            select: { text: "text" },
            prepare: ({ text }) => ({ title: text?.[0]?.children?.[0]?.text ?? "No words yet" }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add at least one line."),
    }),
  ],
  preview: {
    select: { title: "title", items: "items.length" },
    prepare: ({ title, items }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("List", formatCount(items, "line")),
    }),
  },
});
