import { CircleIcon, ColorWheelIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { picture } from "../parts/picture";
import { count } from "../parts/preview";
import { repeated, textsOf } from "../rules/read";
import { colorsWithStyle } from "./colors-with-style";
import { FinishInput } from "./finish-input";

/** One finish to choose: its chip, its name, and the style that shows it (ruling D02). */
export const finishItem = defineType({
  name: "finishItem",
  title: "Finish",
  type: "object",
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
        "Small letters, digits and hyphens, as in navy. It is part of the address when somebody shares this finish.",
      type: "string",
      validation: (rule) => [
        rule.required().error("A finish needs a value, for example navy."),
        rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).error("Small letters, digits and hyphens only: light-gray."),
      ],
    }),
    picture({
      name: "image",
      title: "Chip",
      description: "The finish itself, close up and square.",
      required: true,
      shownAs: ["chip"],
    }),
    defineField({
      name: "style",
      title: "Door style in this finish",
      description: "Choosing the finish shows this style's pictures and orders its sample.",
      type: "reference",
      to: [{ type: "style" }],
    }),
    picture({
      name: "previewImage",
      title: "Picture in the large preview",
      description:
        "The first picture of the page while this finish is chosen. Leave it empty to show those of its door style.",
      shownAs: ["door"],
    }),
    picture({
      name: "doorImage",
      title: "Door in this finish",
      description: "The last picture of the page while this finish is chosen.",
      shownAs: ["door"],
    }),
  ],
  preview: {
    select: { title: "label", style: "style.name", media: "image" },
    prepare: ({ title, style, media }) => ({ title, subtitle: style ?? "no door style of its own", media }),
  },
});

export const finishGroup = defineType({
  name: "finishGroup",
  title: "Group of finishes",
  type: "object",
  icon: ColorWheelIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      description: "“Color”, “Glaze”, “Interior”",
      type: "string",
      initialValue: "Color",
      validation: (rule) => rule.required().error("Say what can be chosen here, for example Color."),
    }),
    defineField({
      name: "name",
      title: "Name in the address",
      description:
        "Write color for the colors of the line. It is part of shared addresses: ?type=color&value=navy.",
      type: "string",
      initialValue: "color",
      validation: (rule) => [
        rule.required().error("A group needs a name, for example color."),
        rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).error("Small letters, digits and hyphens only."),
      ],
    }),
    defineField({
      name: "items",
      title: "Finishes",
      description: "The first one is chosen when the page opens.",
      type: "array",
      of: [defineArrayMember({ type: "finishItem" })],
      validation: (rule) => [
        rule.required().min(1).error("Add at least one finish."),
        rule.custom((items) => {
          const twice = repeated(textsOf(items, "value"));
          return twice ? `Two finishes have the value “${twice}”.` : true;
        }),
      ],
    }),
  ],
  validation: (rule) => rule.custom(colorsWithStyle),
  preview: {
    select: { title: "title", name: "name", items: "items.length", media: "items.0.image" },
    prepare: ({ title, name, items, media }) => ({
      title: title ?? name ?? "Finishes",
      subtitle: count(items, "finish", "finishes"),
      media,
    }),
  },
});
