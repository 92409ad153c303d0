import { StackCompactIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { action, shadowText } from "../parts/block-fields";
import { byLastEdit, byRank, byTitle, orderRank } from "../parts/order";
import { picture } from "../parts/picture";

/** A kind of product, such as kitchen cabinets (S1 §3, Category). */
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
    defineField({
      name: "slug",
      title: "Part of the address",
      description: "kitchen-cabinets becomes /products/kitchen-cabinets. Set once: links point to it.",
      type: "slug",
      options: { source: "title" },
      validation: (rule) => rule.required().error("Press Generate."),
    }),
    shadowText,
    defineField({ name: "description", title: "Short description", type: "text", rows: 3 }),
    picture({ name: "image", title: "Picture" }),
    action,
    orderRank(),
  ],
  orderings: [byRank, byTitle, byLastEdit],
  preview: { select: { title: "title", subtitle: "description", media: "image" } },
});
