import { z } from "zod";
import { actionSchema, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** Catalog files to download; its Studio schema is `studio/schemas/blocks/download-catalog.ts`. */
export const downloadCatalog = createBlockSchema("downloadCatalog", {
  title: textSchema,
  description: nullToUndefined(textSchema),
  layout: nullToUndefined(z.enum(["link", "dropdown"]).catch("link")),
  label: nullToUndefined(textSchema),
  catalogs: z.array(actionSchema.extend({ _key: z.string() })).min(1),
});
