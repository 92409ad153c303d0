import { DocumentIcon, HomeIcon, SearchIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { blockTypes } from "../../../app/blocks/block-types";
import { blockGroups } from "../blocks";
import { byLastEdit, byTitle } from "../parts/order";
import { joinPreviewParts } from "../parts/preview";
import { AddressFromTitle, NameFromTitle } from "../parts/proposed-text";
import { validateRequiredDocumentField } from "../rules/required-document-field";
import { validateUnique } from "../rules/unique-value";
import { validatePagePath } from "../rules/urls";
import { getBlockSketchUrl } from "./block-pictures";

/** A page with a path, metadata and a list of blocks. */
export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  icon: DocumentIcon,
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "address", title: "Address & breadcrumb" },
    { name: "seo", title: "Search engines", icon: SearchIcon },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      description: "Shown in the browser tab and in the lists here.",
      type: "string",
      group: "content",
      validation: (rule) => rule.required().error("A page needs a title."),
    }),
    defineField({
      name: "isDemo",
      title: "Sample text",
      description:
        "This text was written for the demo and is not legal advice. Replace it with one your lawyer has read, then turn this off. Shoppers don't see this note.",
      type: "boolean",
      group: "content",
      hidden: ({ value }) => value === undefined,
    }),
    defineField({
      name: "blocks",
      title: "Blocks",
      description: "A page is made of blocks, from top to bottom. Add, drag to reorder, click to edit.",
      type: "array",
      group: "content",
      of: blockTypes.map((type) => defineArrayMember({ type })),
      options: {
        insertMenu: {
          filter: true,
          groups: blockGroups,
          views: [{ name: "grid", previewImageUrl: getBlockSketchUrl }, { name: "list" }],
        },
      },
    }),
    defineField({
      name: "path",
      title: "Address",
      description:
        "Where visitors find it, for example /about-us. When you change it, links follow and the old address redirects here.",
      type: "string",
      group: "address",
      components: { input: AddressFromTitle },
      validation: (rule) => [
        rule.required().error("A page needs an address."),
        rule.custom(validatePagePath),
        rule.custom(validateUnique("path", "Another page already has this address. Choose another one.")),
        rule.custom(validateRequiredDocumentField("path")),
      ],
    }),
    defineField({
      name: "alsoAt",
      title: "Other addresses",
      description:
        "The same page also opens there, as long as no other page has that address. Search engines get the address above.",
      type: "array",
      group: "address",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.custom(validatePagePath) })],
      validation: (rule) => rule.unique().error("This address is listed twice."),
    }),
    defineField({
      name: "name",
      title: "Internal name",
      description:
        "A short name. The shop knows some pages by it (home, order-samples, not-found …), so don't change it later.",
      type: "string",
      group: "address",
      components: { input: NameFromTitle },
      validation: (rule) => [
        rule.required().error("Give it a short name, for example about-us."),
        rule.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).error("Lowercase letters, digits and hyphens: about-us."),
        rule.custom(validateUnique("name", "Another page already has this name.")),
      ],
    }),
    defineField({
      name: "breadcrumb",
      title: "Breadcrumb",
      description: "Home › Products › this page. Leave empty for no breadcrumb.",
      type: "array",
      group: "address",
      of: [defineArrayMember({ type: "breadcrumbItem" })],
    }),
    defineField({ name: "seo", title: "Search engines and sharing", type: "seo", group: "seo" }),
    defineField({
      name: "schemas",
      title: "Structured data",
      description: "What the page tells search engines in their own format. Leave it as is if unsure.",
      type: "structuredData",
      group: "seo",
      options: { collapsible: true, collapsed: true },
      initialValue: {
        faq: { addSchema: true },
        breadcrumb: { addSchema: true },
        video: { addSchema: true },
      },
    }),
  ],
  orderings: [
    { title: "By address", name: "path", by: [{ field: "path", direction: "asc" }] },
    byTitle,
    byLastEdit,
  ],
  preview: {
    select: {
      title: "title",
      path: "path",
      picture: "blocks.0.image",
      noIndex: "seo.noIndex",
      demo: "isDemo",
    },
    prepare: ({ title, path, picture, noIndex, demo }) => ({
      title: title ?? "Page without a title",
      subtitle: joinPreviewParts(
        path,
        demo && "sample text for your lawyer",
        noIndex && "hidden from search engines",
      ),
      media: picture ?? (path === "/" ? HomeIcon : DocumentIcon),
    }),
  },
});
