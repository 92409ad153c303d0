import { LinkIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { addressedTypes } from "../../../app/content/document-address";
import {
  rejectPageUrl,
  validateLinkTarget,
  validatePhoneNumber,
  validateQueryOrAnchor,
} from "../rules/links";
import { validateLinkUrl } from "../rules/urls";
import { describeLinkTarget, selectLink } from "./link-preview";

const kinds = [
  { title: "Page in this shop", value: "document" },
  { title: "Another web address", value: "address" },
  { title: "An email", value: "mail" },
  { title: "A phone call", value: "phone" },
  { title: "A file", value: "file" },
];

type Kind = (typeof kinds)[number]["value"];
/** Hides a field from links of other kinds. The default kind is a document of the shop. */
const hideUnlessKind =
  (kind: Kind) =>
  ({ parent }: { readonly parent?: { readonly kind?: string } }) =>
    (parent?.kind ?? "document") !== kind;

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The target of a link. A chosen document keeps the link when its URL changes. */
export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "kind",
      title: "Link type",
      type: "string",
      options: { list: kinds, layout: "radio", direction: "horizontal" },
      initialValue: "document",
    }),
    defineField({
      name: "document",
      title: "Page",
      description: "Type a few letters of its title. The link follows when its address changes.",
      type: "reference",
      to: addressedTypes.map((type) => ({ type })),
      options: { disableNew: true },
      hidden: hideUnlessKind("document"),
    }),
    defineField({
      name: "place",
      title: "Place on the page",
      description: "Rarely needed: #delivery for a heading, ?color=white for a filter.",
      type: "string",
      hidden: hideUnlessKind("document"),
      validation: (rule) => rule.custom(validateQueryOrAnchor),
    }),
    defineField({
      name: "address",
      title: "Web address",
      description: "Copy it from the browser's address bar, with https://.",
      type: "string",
      hidden: hideUnlessKind("address"),
      validation: (rule) => [rule.custom(validateLinkUrl), rule.custom(rejectPageUrl).warning()],
    }),
    defineField({
      name: "mail",
      title: "Email address",
      type: "string",
      hidden: hideUnlessKind("mail"),
      validation: (rule) => rule.regex(mailAddress).error("An email address has an @: hello@example.com."),
    }),
    defineField({
      name: "phone",
      title: "Phone number",
      description: "With the country code, so that a phone can dial it: +1 406 555 0142.",
      type: "string",
      hidden: hideUnlessKind("phone"),
      validation: (rule) => rule.custom(validatePhoneNumber),
    }),
    defineField({
      name: "file",
      title: "File",
      description: "A price list, a plan, instructions. A PDF opens in every browser.",
      type: "file",
      hidden: hideUnlessKind("file"),
    }),
  ],
  preview: {
    select: selectLink(),
    prepare: (selection) => ({ title: describeLinkTarget(selection) || "No target yet" }),
  },
});

type LinkField = {
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly required?: boolean;
  /** Validates the link by the fields beside it. */
  readonly check?: (link: unknown, context: { readonly parent?: unknown }) => true | string;
};

/** Defines the link field of a button, a menu item or a breadcrumb. */
export function linkField({
  name = "link",
  title = "Links to",
  description,
  required = false,
  check = required ? validateLinkTarget : undefined,
}: LinkField = {}) {
  return defineField({
    name,
    title,
    ...(description === undefined ? {} : { description }),
    type: "link",
    validation: (rule) => (check ? rule.custom(check) : rule),
  });
}
