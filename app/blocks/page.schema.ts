import { z } from "zod";
import { list, optional, wordsShape } from "~/content/shapes";
import { breadcrumbShape, schemaSwitchesShape, seoShape } from "~/domains/seo/seo.schema";

/** A page document as the loader reads it; its blocks are parsed one by one (parse-blocks.server.ts). */
export const pageShape = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  title: wordsShape,
  seo: optional(seoShape),
  breadcrumb: breadcrumbShape,
  schemas: schemaSwitchesShape,
  blocks: list(z.unknown()),
});
