import { StarIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

export const reviewCards = defineType({
  name: "reviewCards",
  title: "Reviews",
  description: "What customers said, picked from the list of reviews.",
  type: "object",
  icon: StarIcon,
  fields: [
    defineTitleField({ required: true }),
    defineField({
      name: "reviews",
      title: "Reviews",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "review" }] })],
      validation: (rule) => [
        rule.required().min(1).error("Pick at least one review."),
        rule.unique().error("A review is listed twice."),
      ],
    }),
  ],
  preview: {
    select: { title: "title", reviews: "reviews.length" },
    prepare: ({ title, reviews }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Reviews", formatCount(reviews, "review")),
    }),
  },
});
