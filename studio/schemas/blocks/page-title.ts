import { StringIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { actionField, defineTitleField, descriptionField, shadowTextField } from "../parts/block-fields";

/** The page title with four layouts. */
export const pageTitle = defineType({
  name: "pageTitle",
  title: "Page title",
  description: "The title of a page or a section, plain or with a large faint word behind it.",
  type: "object",
  icon: StringIcon,
  fields: [
    defineField({
      name: "variant",
      title: "Look",
      type: "string",
      options: {
        list: [
          { title: "Plain", value: "plain" },
          { title: "With a large faint word behind it", value: "shadow-text" },
          { title: "In the column of running text, as on a policy", value: "one-column" },
          { title: "Title beside its text", value: "two-column" },
        ],
        layout: "radio",
      },
      initialValue: "plain",
      validation: (rule) => rule.required().error("Choose a look."),
    }),
    defineTitleField({ required: true }),
    { ...shadowTextField, hidden: ({ parent }) => parent?.variant !== "shadow-text" },
    descriptionField,
    actionField,
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title: title ?? "No title yet", subtitle: "Page title" }),
  },
});
