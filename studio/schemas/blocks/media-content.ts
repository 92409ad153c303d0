import { InlineElementIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { defineActionsField, defineTitleField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";
import { defineRichTextField } from "../parts/rich-text";

const looks = [
  { title: "Picture and text side by side", value: "split" },
  { title: "A kitchen: the picture runs to the edge of the window", value: "kitchen" },
  { title: "Advice: a note with a small picture", value: "advice" },
  { title: "Text on a panel over the picture's edge", value: "overlay" },
  { title: "Finance: on a dark background", value: "finance" },
  { title: "A wide picture, text below", value: "media" },
];

/** A text with a picture on its left (media-content) or right (content-media). */
export const mediaContent = defineType({
  name: "mediaContent",
  title: "Picture with text",
  description: "A picture on one side, text and buttons on the other.",
  type: "object",
  icon: InlineElementIcon,
  fields: [
    defineField({
      name: "layout",
      title: "Look",
      type: "string",
      options: { list: looks, layout: "radio" },
      initialValue: "split",
    }),
    defineField({
      name: "mediaSide",
      title: "Side of the picture",
      type: "string",
      options: {
        list: [
          { title: "Left", value: "left" },
          { title: "Right", value: "right" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "left",
      validation: (rule) => rule.required().error("Choose a side."),
    }),
    definePictureField({
      name: "image",
      title: "Picture",
      required: true,
      shownAs: ["split", "kitchen", "advice", "overlay", "finance", "wide", "wideNarrow"],
    }),
    defineField({ name: "caption", title: "Caption below the picture", type: "string" }),
    defineField({ name: "eyebrow", title: "Small line above the title", type: "string" }),
    defineTitleField({ required: true }),
    defineRichTextField({ name: "body", title: "Text", required: true }),
    defineActionsField(),
  ],
  preview: {
    select: { title: "title", media: "image", layout: "layout" },
    prepare: ({ title, media, layout }) => ({
      title: title ?? "No title yet",
      subtitle: looks.find(({ value }) => value === layout)?.title ?? "Picture with text",
      media,
    }),
  },
});
