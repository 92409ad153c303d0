import { z } from "zod";
import { list, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Facts in rows and columns; filled in by `studio/schemas/blocks/data-table.ts`. */
export const dataTable = blockShape("dataTable", {
  title: wordsShape,
  description: optional(wordsShape),
  columns: z.array(wordsShape).min(2),
  rows: list(z.object({ _key: z.string(), cells: z.array(wordsShape) })),
  /** Columns can be sorted, and a long table comes in pages (CAT-028). */
  isSortable: optional(z.boolean()),
});
