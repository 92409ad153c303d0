import { SplitVerticalIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { actions } from "../parts/block-fields";
import { picture } from "../parts/picture";
import { plainText } from "../parts/rich-text";
import { knownPlaceholders } from "../rules/placeholders";

/** Rulings C18: the placeholders the shop fills on these pages. */
const placeholders = ["order-id", "partial-payment", "remaining-balance"];

export const resultVariant = defineType({
  name: "resultVariant",
  title: "Variant",
  type: "object",
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: "key",
      title: "Used for",
      description: "default, split (after an instalment) …",
      type: "string",
      initialValue: "default",
      validation: (rule) => rule.required().error("Write default, or the case it is for."),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => [
        rule.required().error("A page needs a title."),
        rule.custom(knownPlaceholders(placeholders)),
      ],
    }),
    plainText({
      name: "content",
      title: "Text",
      description: "You can use {order-id}, {partial-payment} and {remaining-balance}.",
    }),
    picture({ name: "image", title: "Picture" }),
    actions(),
  ],
  preview: { select: { title: "title", subtitle: "key", media: "image" } },
});
