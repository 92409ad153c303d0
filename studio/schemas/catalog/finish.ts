import { CircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { byLastEdit } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { joinPreviewParts } from "../parts/preview";
import { FinishInput } from "./finish-input";

/** A finish with its picture, name and door style, shared by all styles that offer it (CAT-005). */
export const finish = defineType({
  name: "finish",
  title: "Finish",
  type: "document",
  icon: CircleIcon,
  components: { input: FinishInput },
  fields: [
    defineField({
      name: "label",
      title: "Name",
      description: "“Navy”",
      type: "string",
      validation: (rule) => rule.required().error("A finish needs a name."),
    }),
    defineField({
      name: "value",
      title: "Value in the address",
      description:
        "Lowercase letters, digits and hyphens, as in navy. It's part of the address when someone shares this finish.",
      type: "string",
      validation: (rule) => [
        rule.required().error("A finish needs a value, for example navy."),
        rule
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .error("Lowercase letters, digits and hyphens only: light-gray."),
      ],
    }),
    definePictureField({
      name: "image",
      title: "Chip",
      description: "A close-up of the finish, square.",
      required: true,
      shownAs: ["chip"],
    }),
    defineField({
      name: "style",
      title: "Door style in this finish",
      description: "Choosing the finish shows this style's pictures and orders its sample.",
      type: "reference",
      to: [{ type: "style" }],
      // Weak, because editors create a finish before they publish its door style.
      weak: true,
    }),
    definePictureField({
      name: "previewImage",
      title: "Picture in the large preview",
      description:
        "The first picture on the page while this finish is selected. Leave empty to show those of its door style.",
      shownAs: ["door"],
    }),
    definePictureField({
      name: "doorImage",
      title: "Door in this finish",
      description: "The last picture on the page while this finish is selected.",
      shownAs: ["door"],
    }),
  ],
  orderings: [{ title: "Name", name: "label", by: [{ field: "label", direction: "asc" }] }, byLastEdit],
  preview: {
    select: { title: "label", style: "style.name", brand: "style.brand.name", media: "image" },
    prepare: ({ title, style, brand, media }) => ({
      title,
      subtitle: style ? joinPreviewParts(style, brand) : "no door style",
      media,
    }),
  },
});
