import { StackCompactIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { actionField, shadowTextField } from "../parts/block-fields";
import { byLastEdit, byRank, byTitle, orderRankField } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { defineSlugField } from "../parts/slug-field";

/** A product category, such as kitchen cabinets. */
export const category = defineType({
  name: "category",
  title: "Category",
  type: "document",
  icon: StackCompactIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A category needs a title."),
    }),
    defineSlugField({
      description: "shaker becomes /products/shaker. Links follow when you change it.",
      source: "title",
      takenMessage: "Another category already has this address. Choose another word.",
    }),
    shadowTextField,
    defineField({ name: "description", title: "Short description", type: "text", rows: 3 }),
    definePictureField({ name: "image", title: "Picture", shownAs: ["shared"] }),
    defineField({
      name: "styles",
      title: "Door styles",
      description: "Shown on the category's page, in this order. Drag to reorder.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "style" }] })],
      validation: (rule) => [
        rule.required().min(1).error("Pick at least one door style: without one the category page is empty."),
        rule.unique().error("A door style is listed twice."),
      ],
    }),
    actionField,
    orderRankField(),
  ],
  orderings: [byRank, byTitle, byLastEdit],
  preview: { select: { title: "title", subtitle: "description", media: "image" } },
});
