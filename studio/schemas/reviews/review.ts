import { StarIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { byLastEdit, byName } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { joinPreviewParts } from "../parts/preview";

export const review = defineType({
  name: "review",
  title: "Review",
  type: "document",
  icon: StarIcon,
  fieldsets: [{ name: "who", title: "Reviewer", options: { columns: 2 } }],
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      fieldset: "who",
      validation: (rule) => rule.required().error("Enter a name."),
    }),
    defineField({
      name: "location",
      title: "Place",
      description: "“Sidney, Montana”",
      type: "string",
      fieldset: "who",
    }),
    defineField({
      name: "rating",
      title: "Stars",
      type: "number",
      validation: (rule) => rule.required().min(0).max(5).error("Enter a number between 0 and 5."),
    }),
    defineField({
      name: "reviewText",
      title: "Review text",
      description: "Word for word: never reword a customer.",
      type: "text",
      rows: 5,
      validation: (rule) => rule.required().error("Enter what the customer said."),
    }),
    defineField({ name: "platform", title: "Platform", description: "“Google”", type: "string" }),
    definePictureField({ name: "profilePicture", title: "Portrait", shownAs: ["portrait"] }),
    defineField({
      name: "isDemo",
      title: "Demo content",
      description:
        "When on, it's an example and not from a real customer. Remove such reviews before the shop goes live.",
      type: "boolean",
      initialValue: false,
    }),
  ],
  orderings: [
    { title: "Best first", name: "rating", by: [{ field: "rating", direction: "desc" }] },
    byName,
    byLastEdit,
  ],
  preview: {
    select: {
      title: "name",
      rating: "rating",
      platform: "platform",
      demo: "isDemo",
      media: "profilePicture",
    },
    prepare: ({ title, rating, platform, demo, media }) => ({
      title: title ?? "Review without a name",
      subtitle: joinPreviewParts(formatStars(rating), platform, demo && "demo"),
      media,
    }),
  },
});

function formatStars(rating: number | undefined): string {
  const full = Math.round(Math.min(5, Math.max(0, rating ?? 0)));
  return "★".repeat(full) + "☆".repeat(5 - full);
}
