import { LinkIcon, MenuIcon, ThListIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { drawings } from "../parts/drawings";
import { linkField } from "../parts/link";
import { describeLinkTarget, selectLink } from "../parts/link-preview";
import { definePictureField } from "../parts/picture";
import { formatCount, joinPreviewParts } from "../parts/preview";

const words = defineField({
  name: "text",
  title: "Text",
  type: "string",
  validation: (rule) => rule.required().error("An entry needs text."),
});

export const menuLink = defineType({
  name: "menuLink",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [words, linkField({ required: true })],
  preview: {
    select: { title: "text", ...selectLink("link.") },
    prepare: ({ title, ...link }) => ({ title, subtitle: describeLinkTarget(link) }),
  },
});

export const menuGroup = defineType({
  name: "menuGroup",
  title: "Large menu group",
  type: "object",
  icon: ThListIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A group needs a title."),
    }),
    linkField(),
    defineField({
      name: "items",
      title: "Links",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
    }),
  ],
  preview: {
    select: { title: "title", items: "items.length" },
    prepare: ({ title, items }) => ({ title, subtitle: formatCount(items, "link") }),
  },
});

type Kind = { readonly type?: string } | undefined;
const hasType = (parent: Kind, type: string) => parent?.type === type;

/** A data attribute of a menu item for scripts, such as campaign = spring. */
export const menuAttribute = defineType({
  name: "menuAttribute",
  title: "Detail",
  type: "object",
  options: { columns: 2 },
  fields: [
    defineField({
      name: "name",
      title: "Name",
      description: "Lowercase letters, digits and hyphens: campaign.",
      type: "string",
      validation: (rule) => [
        rule.required().error("Enter a name, for example campaign."),
        rule
          .regex(/^[a-z][a-z0-9-]*$/)
          .error("Lowercase letters, digits and hyphens, starting with a letter."),
      ],
    }),
    defineField({
      name: "value",
      title: "Value",
      type: "string",
      validation: (rule) => rule.required().error("Enter a value."),
    }),
  ],
  preview: { select: { title: "name", subtitle: "value" } },
});

/** A menu item of the header (NAV-003). */
export const menuItem = defineType({
  name: "menuItem",
  title: "Menu entry",
  type: "object",
  icon: MenuIcon,
  fields: [
    words,
    linkField(),
    defineField({
      name: "type",
      title: "Kind",
      type: "string",
      options: {
        list: [
          { title: "A link", value: "link" },
          { title: "A short list that drops down", value: "submenu" },
          { title: "A large menu with groups and a picture", value: "megasubmenu" },
        ],
        layout: "radio",
      },
      initialValue: "link",
    }),
    defineField({
      name: "submenu",
      title: "Links of the list",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
      hidden: ({ parent }) => !hasType(parent, "submenu"),
    }),
    defineField({
      name: "menuGroups",
      title: "Groups of the large menu",
      type: "array",
      of: [defineArrayMember({ type: "menuGroup" })],
      hidden: ({ parent }) => !hasType(parent, "megasubmenu"),
    }),
    defineField({
      name: "gridItems",
      title: "Columns of the large menu",
      type: "number",
      initialValue: 2,
      hidden: ({ parent }) => !hasType(parent, "megasubmenu"),
      validation: (rule) => rule.integer().min(1).max(4).error("One to four columns fit."),
    }),
    {
      ...definePictureField({ name: "image", title: "Picture of the large menu", shownAs: ["menu"] }),
      hidden: ({ parent }) => !hasType(parent, "megasubmenu"),
    },
    defineField({
      name: "displayAs",
      title: "Shown as",
      type: "string",
      options: {
        list: [
          { title: "Text", value: "link" },
          { title: "Button", value: "button" },
          { title: "Icon", value: "icon" },
        ],
      },
    }),
    defineField({
      name: "data",
      title: "Icon and details",
      type: "object",
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: "icon",
          title: "Icon",
          description: "For an entry shown as an icon.",
          type: "string",
          options: { list: drawings },
        }),
        defineField({
          name: "attributes",
          title: "Details for analytics",
          description: "What analytics or another service looks for on this link. Leave empty if unsure.",
          type: "array",
          of: [defineArrayMember({ type: "menuAttribute" })],
        }),
      ],
    }),
    defineField({
      name: "devices",
      title: "Only on",
      description: "Select none to show it everywhere.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: {
        list: [
          { title: "Desktop", value: "desktop" },
          { title: "Tablet", value: "tablet" },
          { title: "Phone", value: "mobile" },
        ],
      },
    }),
    defineField({
      name: "alignment",
      title: "Align menu",
      type: "string",
      options: {
        list: [
          { title: "Left", value: "left" },
          { title: "Middle", value: "center" },
          { title: "Right", value: "right" },
        ],
      },
    }),
  ],
  preview: {
    select: {
      text: "text",
      submenu: "submenu.length",
      groups: "menuGroups.length",
      media: "image",
      ...selectLink("link."),
    },
    prepare: ({ text, submenu, groups, media, ...link }) => ({
      title: text ?? "No words yet",
      subtitle: joinPreviewParts(
        describeLinkTarget(link),
        submenu && formatCount(submenu, "link"),
        groups && formatCount(groups, "group"),
      ),
      media,
    }),
  },
});

export const footerColumn = defineType({
  name: "footerColumn",
  title: "Column",
  type: "object",
  icon: ThListIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A column needs a title."),
    }),
    defineField({
      name: "links",
      title: "Links",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
    }),
  ],
  preview: {
    select: { title: "title", links: "links.length" },
    prepare: ({ title, links }) => ({ title, subtitle: formatCount(links, "link") }),
  },
});
