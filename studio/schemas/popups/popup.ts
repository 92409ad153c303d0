import { BellIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineActionsField } from "../parts/block-fields";
import { byLastEdit, byTitle } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { joinPreviewParts } from "../parts/preview";
import { NameFromTitle } from "../parts/proposed-text";
import { defineRichTextField } from "../parts/rich-text";
import { validateUnique } from "../rules/unique-value";
import { validatePagePath } from "../rules/urls";
import { validateTime } from "./times";

const looks = [
  { title: "A card in the middle", value: "centered" },
  { title: "Picture beside the text", value: "beside" },
  { title: "At the bottom edge", value: "bottom" },
];

/** A popup over pages. */
export const popup = defineType({
  name: "popup",
  title: "Popup",
  description: "Never shown on checkout, quote, order and payment pages.",
  type: "document",
  icon: BellIcon,
  groups: [
    { name: "says", title: "Content", default: true },
    { name: "comes", title: "Timing" },
  ],
  fields: [
    defineField({
      name: "isOn",
      title: "On",
      type: "boolean",
      group: ["says", "comes"],
      initialValue: false,
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      group: "says",
      validation: (rule) => rule.required().error("A popup needs a title."),
    }),
    defineField({ name: "description", title: "Text below the title", type: "text", rows: 3, group: "says" }),
    defineField({
      name: "layout",
      title: "Look",
      type: "string",
      group: "says",
      options: { list: looks, layout: "radio" },
      initialValue: "centered",
    }),
    definePictureField({ name: "image", title: "Picture", shownAs: ["popup"], group: "says" }),
    { ...defineRichTextField({ name: "content", title: "Text" }), group: "says" },
    defineField({
      name: "form",
      title: "Form",
      description: "Create forms under Forms & emails. The popup closes by itself once the form is sent.",
      type: "reference",
      to: [{ type: "formTemplate" }],
      options: { filter: 'name != "checkout"' },
      group: "says",
    }),
    { ...defineActionsField(), group: "says" },
    defineField({
      name: "name",
      title: "Internal name",
      description:
        "A link to #popup-NAME opens it. The browser remembers by this name that a visitor closed it.",
      type: "string",
      group: "comes",
      components: { input: NameFromTitle },
      validation: (rule) => [
        rule.required().error("Give it a short name, for example spring-offer."),
        rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).error("Lowercase letters, digits and hyphens: spring-offer."),
        rule.custom(validateUnique("name", "Another popup already has this name.")),
      ],
    }),
    defineField({
      name: "triggers",
      title: "Opens when",
      description: "If there are several, the first to happen opens it.",
      type: "array",
      group: "comes",
      of: [defineArrayMember({ type: "popupTrigger" })],
      validation: (rule) => rule.required().min(1).error("Choose when it opens."),
    }),
    defineField({
      name: "onPaths",
      title: "Only on these pages",
      description: "Addresses such as /blogs, including all pages under them. Leave empty for every page.",
      type: "array",
      group: "comes",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.custom(validatePagePath) })],
    }),
    defineField({
      name: "notBefore",
      title: "Not before",
      description: "How long to wait before it can open: 30s, 2m. Ten seconds if empty.",
      type: "string",
      group: "comes",
      validation: (rule) => rule.custom(validateTime),
    }),
    defineField({
      name: "cookieExpiry",
      title: "Once closed, it stays away for",
      description: "A number and a unit: 12h, 7d, 2w. 24 hours if empty.",
      type: "string",
      group: "comes",
      validation: (rule) => rule.custom(validateTime),
    }),
    defineField({
      name: "autoCloseSeconds",
      title: "Closes by itself after this many seconds",
      description: "Ten if empty; 0 for never. It stays open while a visitor is using it.",
      type: "number",
      group: "comes",
      validation: (rule) => rule.min(0).error("Enter 0 or more."),
    }),
  ],
  orderings: [byTitle, byLastEdit],
  preview: {
    select: { title: "title", isOn: "isOn", name: "name", media: "image" },
    prepare: ({ title, isOn, name, media }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts(isOn ? "on" : "off", name),
      media,
    }),
  },
});
