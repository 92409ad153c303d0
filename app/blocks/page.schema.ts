import { z } from "zod";
import { optional } from "~/content/shapes";
import { breadcrumbShape, schemaSwitchesShape, seoShape } from "~/domains/seo/seo.schema";

/** A page document as the loader reads it; its blocks are parsed one by one (parse-blocks.server.ts). */
export const pageShape = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  title: z.string(),
  seo: optional(seoShape),
  breadcrumb: breadcrumbShape,
  schemas: schemaSwitchesShape,
  blocks: z
    .array(z.unknown())
    .nullish()
    .transform((blocks) => blocks ?? []),
});
