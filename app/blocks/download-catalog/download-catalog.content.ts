import { z } from "zod";
import { actionSchema, optional, textSchema } from "~/content/schemas";
import { blockShape } from "../block-shape";

/** Catalogs to take home; filled in by `studio/schemas/blocks/download-catalog.ts`. */
export const downloadCatalog = blockShape("downloadCatalog", {
  title: textSchema,
  description: optional(textSchema),
  layout: optional(z.enum(["link", "dropdown"]).catch("link")),
  label: optional(textSchema),
  catalogs: z.array(actionSchema.extend({ _key: z.string() })).min(1),
});
