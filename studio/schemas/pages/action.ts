import { ArrowRightIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { linkField } from "../parts/link";
import { describeLinkTarget, selectLink } from "../parts/link-preview";
import { findChoiceTitle, joinPreviewParts } from "../parts/preview";
import { isFieldInsideLists } from "../rules/inside-list";
import { validateButtonLink, validateButtonText } from "../rules/links";

const looks = [
  { title: "Main button", value: "primary" },
  { title: "Second button", value: "secondary" },
  { title: "Quiet button", value: "quiet" },
  { title: "Text link", value: "text" },
];

export const action = defineType({
  name: "action",
  title: "Button or link",
  type: "object",
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: "text",
      title: "Text",
      description: "Say what happens: “Order free samples”.",
      type: "string",
      validation: (rule) => [
        rule.custom(validateButtonText),
        rule.max(40).warning("Long text wraps on phones: 40 characters at most."),
      ],
    }),
    linkField({ check: validateButtonLink }),
    defineField({
      name: "title",
      title: "Tooltip",
      description: "Only needed if the text doesn't say enough.",
      type: "string",
    }),
    defineField({
      name: "variant",
      title: "Style",
      type: "string",
      options: {
        list: looks,
      },
      initialValue: "primary",
      // The links of cards and catalogs have only one variant.
      hidden: isFieldInsideLists("cards", "catalogs"),
    }),
    defineField({
      name: "target",
      title: "Opens in",
      type: "string",
      options: {
        list: [
          { title: "The same window", value: "_self" },
          { title: "A new window", value: "_blank" },
        ],
      },
    }),
    defineField({
      name: "showIcon",
      title: "Show an arrow",
      type: "boolean",
      hidden: isFieldInsideLists("catalogs"),
    }),
  ],
  preview: {
    select: { text: "text", variant: "variant", ...selectLink("link.") },
    prepare: ({ text, variant, ...link }) => ({
      title: text ?? "No words yet",
      subtitle: joinPreviewParts(describeLinkTarget(link), findChoiceTitle(looks, variant)),
    }),
  },
});
