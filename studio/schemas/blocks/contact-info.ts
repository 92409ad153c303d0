import { EnvelopeIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { drawings } from "../parts/drawings";
import { linkField } from "../parts/link";
import { definePictureField } from "../parts/picture";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { validateLinkUrl } from "../rules/urls";

const types = [
  { title: "Address", value: "address" },
  { title: "Phone", value: "phone" },
  { title: "Text message", value: "sms" },
  { title: "Email", value: "email" },
  { title: "Link", value: "link" },
  { title: "Link with an icon", value: "icon-link" },
  { title: "Picture", value: "image" },
  { title: "Opening hours", value: "hours" },
];

type Item = { readonly type?: string } | undefined;
/** Hides a field from items of other kinds. */
const hideUnlessKind =
  (...kinds: readonly string[]) =>
  ({ parent }: { readonly parent?: Item }) =>
    !kinds.includes(parent?.type ?? "");

/** A contact method of the shop, or text beside it (NAV-006, FAQ-003). */
const contactItem = defineArrayMember({
  name: "contactItem",
  title: "Contact method",
  type: "object",
  fields: [
    defineField({
      name: "type",
      title: "Kind",
      type: "string",
      options: { list: types },
      validation: (rule) => rule.required().error("Choose a kind."),
    }),
    defineField({ name: "title", title: "Title", type: "string" }),
    defineField({ name: "subTitle", title: "Line below the title", type: "string" }),
    defineField({
      name: "text",
      title: "Address, number, email or link text",
      type: "text",
      rows: 2,
      hidden: ({ parent }) => parent?.type === "hours" || parent?.type === "image",
    }),
    { ...linkField(), hidden: hideUnlessKind("link", "icon-link") },
    defineField({
      name: "icon",
      title: "Icon",
      type: "string",
      options: { list: drawings },
      hidden: hideUnlessKind("icon-link"),
    }),
    {
      ...definePictureField({ name: "image", title: "Picture", shownAs: ["contact"] }),
      hidden: hideUnlessKind("image"),
    },
    defineField({
      name: "enableMapLink",
      title: "Link to a map",
      type: "boolean",
      hidden: hideUnlessKind("address"),
    }),
    defineField({
      name: "mapLink",
      title: "Map URL",
      type: "string",
      hidden: ({ parent }) => parent?.type !== "address" || !parent?.enableMapLink,
      validation: (rule) => rule.custom(validateLinkUrl),
    }),
    defineField({
      name: "hours",
      title: "Opening hours",
      type: "array",
      of: [defineArrayMember({ type: "openingHours" })],
      hidden: hideUnlessKind("hours"),
    }),
  ],
  preview: { select: { title: "title", subtitle: "text", media: "image" } },
});

/** Contact and help blocks. */
export const contactInfo = defineType({
  name: "contactInfo",
  title: "Contact",
  description:
    "Your address, phone, email and opening hours. They come from the site settings unless you enter your own.",
  type: "object",
  icon: EnvelopeIcon,
  fields: [
    defineTitleField(),
    descriptionField,
    defineField({
      name: "layout",
      title: "Look",
      type: "string",
      options: {
        list: [
          { title: "Contact: part of the page", value: "contact" },
          { title: "Help: a band across the page", value: "help" },
        ],
        layout: "radio",
      },
      initialValue: "contact",
    }),
    defineField({
      name: "items",
      title: "Contact methods",
      description: "Leave empty to use the site settings.",
      type: "array",
      of: [contactItem],
    }),
    defineField({
      name: "hasChat",
      title: "Offer chat",
      description: "Shows a “Start chat” button. Until a chat service is connected, the button says so.",
      type: "boolean",
    }),
  ],
  preview: {
    select: { title: "title", items: "items.length" },
    prepare: ({ title, items }) => ({
      title: title ?? "Contact",
      subtitle: joinPreviewParts("Contact", items ? formatCount(items, "way") : "from the site settings"),
    }),
  },
});
