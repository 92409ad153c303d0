import { LinkIcon, MenuIcon, ThListIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { picture } from "../parts/picture";
import { count, line } from "../parts/preview";
import { linkTarget } from "../rules/addresses";

const words = defineField({
  name: "text",
  title: "Words",
  type: "string",
  validation: (rule) => rule.required().error("An entry needs words."),
});

const path = defineField({
  name: "path",
  title: "Leads to",
  description: "A page of this shop, for example /order-samples, or a whole address with https://.",
  type: "string",
  validation: (rule) => rule.custom(linkTarget),
});

export const menuLink = defineType({
  name: "menuLink",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  options: { columns: 2 },
  fields: [words, path],
  preview: { select: { title: "text", subtitle: "path" } },
});

export const menuGroup = defineType({
  name: "menuGroup",
  title: "Group of a large menu",
  type: "object",
  icon: ThListIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A group needs a title."),
    }),
    path,
    defineField({
      name: "items",
      title: "Links",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
    }),
  ],
  preview: {
    select: { title: "title", items: "items.length" },
    prepare: ({ title, items }) => ({ title, subtitle: count(items, "link") }),
  },
});

type Kind = { readonly type?: string } | undefined;
const isOf = (parent: Kind, type: string) => parent?.type === type;

/** S1 §2, navigation: one entry of the header. */
export const menuItem = defineType({
  name: "menuItem",
  title: "Menu entry",
  type: "object",
  icon: MenuIcon,
  fields: [
    words,
    path,
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
      hidden: ({ parent }) => !isOf(parent, "submenu"),
    }),
    defineField({
      name: "menuGroups",
      title: "Groups of the large menu",
      type: "array",
      of: [defineArrayMember({ type: "menuGroup" })],
      hidden: ({ parent }) => !isOf(parent, "megasubmenu"),
    }),
    defineField({
      name: "gridItems",
      title: "Columns of the large menu",
      type: "number",
      initialValue: 2,
      hidden: ({ parent }) => !isOf(parent, "megasubmenu"),
      validation: (rule) => rule.integer().min(1).max(4).error("One to four columns fit."),
    }),
    {
      ...picture({ name: "image", title: "Picture of the large menu" }),
      hidden: ({ parent }) => !isOf(parent, "megasubmenu"),
    },
    defineField({
      name: "displayAs",
      title: "Shown as",
      type: "string",
      options: {
        list: [
          { title: "Words", value: "link" },
          { title: "Button", value: "button" },
          { title: "Icon", value: "icon" },
        ],
      },
    }),
    defineField({
      name: "devices",
      title: "Only on",
      description: "Nothing ticked: everywhere.",
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
      title: "Menu opens to the",
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
      path: "path",
      submenu: "submenu.length",
      groups: "menuGroups.length",
      media: "image",
    },
    prepare: ({ text, path, submenu, groups, media }) => ({
      title: text ?? "No words yet",
      subtitle: line(path, submenu && count(submenu, "link"), groups && count(groups, "group")),
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
    prepare: ({ title, links }) => ({ title, subtitle: count(links, "link") }),
  },
});
