import { ThListIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { formatCount, joinPreviewParts } from "../parts/preview";

export const dataTable = defineType({
  name: "dataTable",
  title: "Table",
  description: "Facts in rows and columns. The first cell of each row labels the row.",
  type: "object",
  icon: ThListIcon,
  fields: [
    defineTitleField({ required: true }),
    descriptionField,
    defineField({
      name: "columns",
      title: "Column headings",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => [
        rule.required().min(2).error("A table needs at least two columns."),
        rule.unique().error("Two columns have the same heading."),
      ],
    }),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      of: [
        defineArrayMember({
          name: "tableRow",
          title: "Row",
          type: "object",
          fields: [
            defineField({
              name: "cells",
              title: "Cells, in column order",
              type: "array",
              of: [defineArrayMember({ type: "string" })],
              validation: (rule) => rule.required().min(1).error("Fill in the cells of this row."),
            }),
          ],
          preview: {
            select: { name: "cells.0", second: "cells.1" },
            prepare: ({ name, second }) => ({ title: name ?? "Empty row", subtitle: second }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add at least one row."),
    }),
    defineField({
      name: "isSortable",
      title: "Sortable",
      description:
        "For long tables: clicking a heading sorts by that column, and ten rows are shown at a time.",
      type: "boolean",
    }),
  ],
  preview: {
    select: { title: "title", rows: "rows.length" },
    prepare: ({ title, rows }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Table", formatCount(rows, "row")),
    }),
  },
});
