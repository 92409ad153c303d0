import { FilterIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { joinPreviewParts } from "../parts/preview";

const groups = [
  { title: "Brand", value: "brand" },
  { title: "Door line", value: "line" },
  { title: "Construction", value: "construction" },
  { title: "Color family", value: "family" },
  { title: "Finish", value: "finish" },
];

/** A list of door styles with filters, sorting and search (CAT-020, CAT-023, CAT-025). */
export const styleList = defineType({
  name: "styleList",
  title: "List of door styles with filters",
  description:
    "Every door style of one brand or of the whole shop. For the kitchen cabinets page and brand pages.",
  type: "object",
  icon: FilterIcon,
  fieldsets: [
    { name: "tabs", title: "Tabs above the list" },
    { name: "pages", title: "Long lists", options: { columns: 2 } },
  ],
  fields: [
    defineTitleField(),
    descriptionField,
    defineField({
      name: "brand",
      title: "Only this brand",
      description: "Leave empty for every door style in the shop.",
      type: "reference",
      to: [{ type: "brand" }],
    }),
    defineField({
      name: "tabsBy",
      title: "Tabs by",
      description: "Leave empty for no tabs.",
      type: "string",
      options: { list: groups },
      fieldset: "tabs",
    }),
    defineField({
      name: "tabsLayout",
      title: "Tab style",
      type: "string",
      options: {
        list: [
          { title: "Underlined text", value: "filter-tabs-v1" },
          { title: "Pills", value: "filter-tabs-v2" },
          { title: "Boxes with numbers", value: "filter-tabs-v3" },
        ],
      },
      initialValue: "filter-tabs-v1",
      fieldset: "tabs",
      hidden: ({ parent }) => !parent?.tabsBy,
    }),
    defineField({
      name: "tabsOverflow",
      title: "If they don't fit on one line",
      type: "string",
      options: {
        list: [
          { title: "Wrap to the next line", value: "wrap" },
          { title: "Scroll the line", value: "scroll" },
          { title: "Show previous and next buttons", value: "buttons" },
        ],
      },
      initialValue: "scroll",
      fieldset: "tabs",
      hidden: ({ parent }) => !parent?.tabsBy,
    }),
    defineField({
      name: "hasAllTab",
      title: "Start with an “All” tab",
      type: "boolean",
      initialValue: true,
      fieldset: "tabs",
      hidden: ({ parent }) => !parent?.tabsBy,
    }),
    defineField({
      name: "filters",
      title: "Filters",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { list: groups },
      validation: (rule) => rule.unique().error("A filter is listed twice."),
    }),
    defineField({ name: "hasSearch", title: "Show a search box", type: "boolean", initialValue: true }),
    defineField({
      name: "pagination",
      title: "Pagination",
      type: "string",
      options: {
        list: [
          { title: "Page numbers", value: "page-numbers" },
          { title: "“Load more” button", value: "load-more" },
          { title: "Infinite scroll", value: "infinite-scroll" },
        ],
      },
      initialValue: "page-numbers",
      fieldset: "pages",
    }),
    defineField({
      name: "pageSize",
      title: "Door styles per page",
      type: "number",
      initialValue: 24,
      fieldset: "pages",
      validation: (rule) => rule.integer().min(1).max(96).error("Enter a whole number from 1 to 96."),
    }),
  ],
  preview: {
    select: { title: "title", brand: "brand.name", pagination: "pagination" },
    prepare: ({ title, brand }) => ({
      title: title ?? brand ?? "All door styles",
      subtitle: joinPreviewParts("List of door styles with filters", brand && `all of ${brand}`),
    }),
  },
});
