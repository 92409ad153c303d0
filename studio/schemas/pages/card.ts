import { SquareIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { picture } from "../parts/picture";
import { excerpt } from "../parts/text";

/** One card of a grid, or one step of a list. */
export const card = defineType({
  name: "card",
  title: "Card",
  type: "object",
  icon: SquareIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A card needs a title."),
    }),
    defineField({ name: "description", title: "Text", type: "text", rows: 3 }),
    picture({ name: "image", title: "Picture" }),
    defineField({ name: "action", title: "Button or link", type: "action" }),
    defineField({
      name: "stepNumber",
      title: "Step number",
      description: "Only for steps: the number shown beside the title.",
      type: "number",
      validation: (rule) => rule.integer().positive().error("Steps count from 1."),
    }),
  ],
  preview: {
    select: { title: "title", description: "description", media: "image", step: "stepNumber" },
    prepare: ({ title, description, media, step }) => ({
      title: step ? `${step}. ${title ?? ""}` : (title ?? "No title yet"),
      subtitle: excerpt(description),
      media,
    }),
  },
});
