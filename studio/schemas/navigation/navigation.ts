import { MenuIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { validateMaxLength } from "../rules/max-length";

/** Header, footer and the legal line. */
export const navigation = defineType({
  name: "navigation",
  title: "Navigation",
  type: "document",
  icon: MenuIcon,
  groups: [
    { name: "header", title: "Header", default: true },
    { name: "footer", title: "Footer" },
  ],
  fields: [
    defineField({
      name: "header",
      title: "Menu in the header",
      description: "Five to seven entries fit. Drag to reorder.",
      type: "array",
      of: [defineArrayMember({ type: "menuItem" })],
      group: "header",
      validation: (rule) =>
        rule.custom(validateMaxLength(8, "More than eight entries don't fit beside the logo.")).warning(),
    }),
    defineField({
      name: "footer",
      title: "Columns of the footer",
      type: "array",
      of: [defineArrayMember({ type: "footerColumn" })],
      group: "footer",
      validation: (rule) => rule.custom(validateMaxLength(5, "More than five columns get narrow.")).warning(),
    }),
    defineField({
      name: "legal",
      title: "Last line of the footer",
      description: "Terms, privacy, shipping …",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" })],
      group: "footer",
    }),
  ],
  preview: { prepare: () => ({ title: "Navigation", subtitle: "Header and footer" }) },
});
