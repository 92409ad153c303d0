import { z } from "zod";
import { list, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Facts in rows and columns; filled in by `studio/schemas/blocks/data-table.ts`. */
export const dataTable = blockSchema("dataTable", {
  title: textSchema,
  description: optional(textSchema),
  columns: z.array(textSchema).min(2),
  rows: list(z.object({ _key: z.string(), cells: z.array(textSchema) })),
  /** Columns can be sorted, and a long table comes in pages (CAT-028). */
  isSortable: optional(z.boolean()),
});
