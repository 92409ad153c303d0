import { SquareIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { cardIcons } from "../../../app/blocks/parts/card-icons";
import { definePictureField } from "../parts/picture";
import { truncateForPreview } from "../parts/text";
import { isFieldInsideLists, isFieldOutsideLists } from "../rules/inside-list";

const cardPlacements = [
  "cardOfTwo",
  "cardOfThree",
  "cardOfFour",
  "cardWide",
  "featureLarge",
  "featureSmall",
  "featureLast",
  "step",
] as const;

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
    definePictureField({ name: "image", title: "Picture", shownAs: cardPlacements }),
    {
      ...definePictureField({
        name: "hoverImage",
        title: "Hover picture",
        description: "Replaces the picture while the mouse is over the card. Phones never show it.",
        shownAs: cardPlacements,
      }),
      hidden: isFieldInsideLists("steps"),
    },
    defineField({
      name: "label",
      title: "Text on the picture",
      description: "One or two words: “New”, “In stock”.",
      type: "string",
      hidden: isFieldInsideLists("steps"),
      validation: (rule) => rule.max(24).warning("Long text covers the picture: 24 characters at most."),
    }),
    defineField({
      name: "iconName",
      title: "Icon above the title",
      type: "string",
      options: { list: [...cardIcons] },
      hidden: isFieldInsideLists("steps"),
    }),
    defineField({ name: "action", title: "Button or link", type: "action" }),
    defineField({
      name: "stepNumber",
      title: "Step number",
      description: "Shown beside the title. Leave empty to use its place in the list.",
      type: "number",
      hidden: isFieldOutsideLists("steps"),
      validation: (rule) => rule.integer().positive().error("Enter a number of 1 or more."),
    }),
    defineField({
      name: "hideStepNumber",
      title: "Hide the step number",
      description: "The steps after it keep their numbers.",
      type: "boolean",
      hidden: isFieldOutsideLists("steps"),
    }),
  ],
  preview: {
    select: { title: "title", description: "description", media: "image", step: "stepNumber" },
    prepare: ({ title, description, media, step }) => ({
      title: step ? `${step}. ${title ?? ""}` : (title ?? "No title yet"),
      subtitle: truncateForPreview(description),
      media,
    }),
  },
});
