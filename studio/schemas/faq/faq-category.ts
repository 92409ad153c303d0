import { TagsIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { byLastEdit, byTitle } from "../parts/order";
import { validateUnique } from "../rules/unique-value";

/** A topic of questions (FAQ-001). */
export const faqCategory = defineType({
  name: "faqCategory",
  title: "Topic",
  type: "document",
  icon: TagsIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      description: "Shown above its questions, for example “Delivery and tax”.",
      type: "string",
      validation: (rule) => rule.required().error("A topic needs a title."),
    }),
    defineField({
      name: "name",
      title: "Internal name",
      description: "A short name, for example shipping. Visitors don't see it.",
      type: "string",
      validation: (rule) => [
        rule.required().error("Give it a short name, for example shipping."),
        rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).error("Lowercase letters, digits and hyphens: shipping."),
        rule.custom(validateUnique("name", "Another topic already has this name.")),
      ],
    }),
  ],
  orderings: [byTitle, byLastEdit],
  preview: { select: { title: "title", subtitle: "name" } },
});
