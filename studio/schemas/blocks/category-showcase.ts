import { StackCompactIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const categoryShowcase = defineType({
  name: "categoryShowcase",
  title: "Category with its styles",
  description: "A category with its text, its door styles, and links to the previous and next categories.",
  type: "object",
  icon: StackCompactIcon,
  fields: [
    defineField({
      name: "category",
      title: "Category",
      description: "Its title, text, button and door styles are edited in the category itself.",
      type: "reference",
      to: [{ type: "category" }],
      validation: (rule) => rule.required().error("Choose a category."),
    }),
  ],
  preview: {
    select: { title: "category.title", media: "category.image" },
    prepare: ({ title, media }) => ({
      title: title ?? "No category yet",
      subtitle: "Category with its styles",
      media,
    }),
  },
});
