import { z } from "zod";
import { actionShape, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Catalogs to take home; filled in by `studio/schemas/blocks/download-catalog.ts`. */
export const downloadCatalog = blockShape("downloadCatalog", {
  title: wordsShape,
  description: optional(wordsShape),
  layout: optional(z.enum(["link", "dropdown"]).catch("link")),
  label: optional(wordsShape),
  catalogs: z.array(actionShape.extend({ _key: z.string() })).min(1),
});
