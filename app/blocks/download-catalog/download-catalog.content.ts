import { z } from "zod";
import { actionSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Catalog files to download; its Studio schema is `studio/schemas/blocks/download-catalog.ts`. */
export const downloadCatalog = blockSchema("downloadCatalog", {
  title: textSchema,
  description: optional(textSchema),
  layout: optional(z.enum(["link", "dropdown"]).catch("link")),
  label: optional(textSchema),
  catalogs: z.array(actionSchema.extend({ _key: z.string() })).min(1),
});
