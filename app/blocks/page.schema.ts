import { z } from "zod";
import { list, optional, wordsShape } from "~/content/shapes";
import { breadcrumbShape, schemaSwitchesShape, seoShape } from "~/domains/seo/seo.schema";

/** A page document as the loader reads it; its blocks are parsed one by one (parse-blocks.server.ts). */
export const pageShape = z.object({
  _id: z.string(),
  /** Name and title are the last a draft gets: the page beside the form is shown without them. */
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ""),
  path: z.string(),
  title: wordsShape.nullish().transform((title) => title ?? ""),
  seo: optional(seoShape),
  breadcrumb: breadcrumbShape,
  schemas: schemaSwitchesShape,
  blocks: list(z.unknown()),
});
