import { ComponentIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { formatCount, joinPreviewParts } from "../parts/preview";

const text = defineField({ name: "text", title: "Text", type: "string" });

/** A group of questions (EST-003). */
export const estimatorGroup = defineType({
  name: "estimatorGroup",
  title: "Group of questions",
  type: "object",
  icon: ComponentIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) =>
        rule.required().error("A group needs a title: visitors click it to open the group."),
    }),
    defineField({
      name: "name",
      title: "Internal name",
      description: "Next buttons in other groups use this name to open this group.",
      type: "string",
      validation: (rule) => rule.required().error("Give it a short name, for example doors."),
    }),
    defineField({ name: "description", title: "Text below the title", type: "text", rows: 2 }),
    defineField({
      name: "layout",
      title: "Where it opens",
      type: "string",
      initialValue: "accordion",
      options: {
        list: [
          { title: "In its place", value: "accordion" },
          { title: "Over the page", value: "popup" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
    }),
    defineField({
      name: "fields",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "estimatorField" })],
    }),
    defineField({
      name: "actions",
      title: "Buttons",
      description: "Open a button below and fill it in to show it.",
      type: "object",
      fields: [
        defineField({
          name: "next",
          title: "Next",
          type: "object",
          options: { columns: 2, collapsible: true, collapsed: true },
          fields: [
            text,
            defineField({
              name: "path",
              title: "Opens the group",
              description: "Enter that group's internal name.",
              type: "string",
            }),
          ],
        }),
        defineField({ name: "submit", title: "Submit", type: "object", fields: [text] }),
        defineField({ name: "print", title: "Print", type: "object", fields: [text] }),
      ],
    }),
  ],
  preview: {
    select: { title: "title", layout: "layout", fields: "fields.length" },
    prepare: ({ title, layout, fields }) => ({
      title,
      subtitle: joinPreviewParts(formatCount(fields, "question"), layout === "popup" && "over the page"),
    }),
  },
});
