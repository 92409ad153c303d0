import { z } from "zod";
import { list, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** A table of text cells; its Studio schema is `studio/schemas/blocks/data-table.ts`. */
export const dataTable = createBlockSchema("dataTable", {
  title: textSchema,
  description: nullToUndefined(textSchema),
  columns: z.array(textSchema).min(2),
  rows: list(z.object({ _key: z.string(), cells: z.array(textSchema) })),
  /** Makes columns sortable and splits a long table into pages (CAT-028). */
  isSortable: nullToUndefined(z.boolean()),
});
