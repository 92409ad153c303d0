import { ThListIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { validateMaxLength } from "../rules/max-length";

const cells = "Write a link like this: [text](/address).";

/** A row of a table, whose first cell is its heading. */
export const tableRow = defineType({
  name: "tableRow",
  title: "Row",
  type: "object",
  fields: [
    defineField({
      name: "cells",
      title: "Cells",
      description: `As many as the table has columns. ${cells}`,
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(1).error("Fill in the cells."),
    }),
  ],
  preview: {
    select: { first: "cells.0", second: "cells.1" },
    prepare: ({ first, second }) => ({ title: first ?? "Empty row", subtitle: second }),
  },
});

/** A small table inside a text, for example of sizes or prices. */
export const table = defineType({
  name: "table",
  title: "Table",
  type: "object",
  icon: ThListIcon,
  fields: [
    defineField({
      name: "caption",
      title: "Caption",
      description: "Shown above the table and read aloud before it.",
      type: "string",
      validation: (rule) => rule.required().error("Say what the table shows."),
    }),
    defineField({
      name: "columns",
      title: "Column headings",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => [
        rule.required().min(2).error("A table needs at least two columns."),
        rule.unique().error("Two columns have the same heading."),
        rule.custom(validateMaxLength(5, "More than four columns are hard to read on a phone.")).warning(),
      ],
    }),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      of: [defineArrayMember({ type: "tableRow" })],
      validation: (rule) => [
        rule.required().min(1).error("Add the first row."),
        rule.custom((rows, { parent }) => validateRowLengths(rows, parent)),
      ],
    }),
  ],
  preview: {
    select: { caption: "caption", rows: "rows" },
    prepare: ({ caption, rows }) => ({
      title: caption ?? "Table",
      subtitle: joinPreviewParts("Table", formatCount(rows?.length, "row")),
    }),
  },
});

/** Requires as many cells in every row as the table has columns. */
export function validateRowLengths(rows: unknown, parent: unknown): true | string {
  const columns = countItems(parent, "columns");
  if (!Array.isArray(rows) || columns === 0) return true;
  const unevenRow = rows.findIndex((row) => countItems(row, "cells") !== columns);
  return unevenRow === -1 ? true : `Row ${unevenRow + 1} must have ${columns} cells, one for each column.`;
}

function countItems(owner: unknown, name: "columns" | "cells"): number {
  const items = typeof owner === "object" && owner !== null ? Reflect.get(owner, name) : undefined;
  return Array.isArray(items) ? items.length : 0;
}
