import { ComponentIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { formatCount } from "../parts/preview";
import { NameFromTitle } from "../parts/proposed-text";

export const formGroup = defineType({
  name: "formGroup",
  title: "Group of fields",
  type: "object",
  icon: ComponentIcon,
  fields: [
    defineField({ name: "title", title: "Title", description: "“Billing address”", type: "string" }),
    defineField({
      name: "name",
      title: "Internal name",
      type: "string",
      components: { input: NameFromTitle },
      validation: (rule) => rule.required().error("Give it a short name, for example billing."),
    }),
    defineField({ name: "description", title: "Text below the title", type: "text", rows: 2 }),
    defineField({
      name: "fields",
      title: "Fields",
      type: "array",
      of: [defineArrayMember({ type: "formField" })],
    }),
  ],
  preview: {
    select: { title: "title", name: "name", fields: "fields.length" },
    prepare: ({ title, name, fields }) => ({
      title: title ?? name,
      subtitle: formatCount(fields, "field"),
    }),
  },
});
