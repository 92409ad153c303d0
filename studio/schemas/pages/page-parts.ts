import { defineField, defineType } from "sanity";
import { linkField } from "../parts/link";
import { describeLinkTarget, selectLink } from "../parts/link-preview";

/** A breadcrumb above a page's title: Home › Products › this page. */
export const breadcrumbItem = defineType({
  name: "breadcrumbItem",
  title: "Breadcrumb step",
  type: "object",
  fields: [
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      validation: (rule) => rule.required().error("Enter this step's text."),
    }),
    linkField({ required: true }),
  ],
  preview: {
    select: { title: "text", ...selectLink("link.") },
    prepare: ({ title, ...link }) => ({ title, subtitle: describeLinkTarget(link) }),
  },
});

/** The eight switches of structured data, each stored as a separate object. */
const switches = [
  ["faq", "Questions and answers", "Search engines can show the questions on this page."],
  ["breadcrumb", "Breadcrumb", "Search engines show the breadcrumb instead of the address."],
  ["video", "Videos", "Videos on this page can appear in video search."],
  ["product", "Product", "Search engines see the door style as a product."],
  ["localBusiness", "Local business", "Address, phone and email of the shop. One page is enough: About us."],
  ["organization", "Organization", "Name, logo and profiles. One page is enough: About us."],
  ["googleSearchConsole", "Google Search Console", "Proves to Google that the site is ours."],
  ["googleTagManager", "Google Tag Manager", "Loads the tags configured for this shop."],
] as const;

export const structuredData = defineType({
  name: "structuredData",
  title: "Structured data",
  type: "object",
  options: { columns: 2 },
  fields: switches.map(([name, title, description]) =>
    defineField({
      name,
      title,
      type: "object",
      fields: [defineField({ name: "addSchema", title, description, type: "boolean" })],
    }),
  ),
});
