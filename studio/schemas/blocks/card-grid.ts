import { ThLargeIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

/** A grid of cards, or one large card with smaller ones beside it. */
export const cardGrid = defineType({
  name: "cardGrid",
  title: "Cards",
  description: "Pictures with a title and a link, side by side.",
  type: "object",
  icon: ThLargeIcon,
  fields: [
    defineTitleField(),
    descriptionField,
    defineField({
      name: "layout",
      title: "Look",
      type: "string",
      options: {
        list: [
          { title: "Two in a row", value: "grid-2" },
          { title: "Three in a row", value: "grid-3" },
          { title: "Four in a row", value: "grid-4" },
          { title: "Mostly pictures: wide ones, three in a row", value: "image-cards" },
          { title: "The first one large", value: "feature" },
        ],
        layout: "radio",
      },
      initialValue: "grid-3",
    }),
    defineField({
      name: "cards",
      title: "Cards",
      type: "array",
      of: [defineArrayMember({ type: "card" })],
      validation: (rule) => rule.required().min(1).error("Add at least one card."),
    }),
  ],
  preview: {
    select: { title: "title", cards: "cards.length", media: "cards.0.image" },
    prepare: ({ title, cards, media }) => ({
      title: title ?? "Cards",
      subtitle: joinPreviewParts("Cards", formatCount(cards, "card")),
      media,
    }),
  },
});
