import { z } from "zod";
import { list, nullToUndefined, textSchema } from "~/content/schemas";
import { breadcrumbSchema, schemaSwitchesSchema, seoSchema } from "~/domains/seo/seo.schema";

/** A page document; its blocks are parsed one by one (parse-blocks.server.ts). */
export const pageSchema = z.object({
  _id: z.string(),
  /** Name and title are optional, because a preview shows drafts without them. */
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ""),
  path: z.string(),
  title: textSchema.nullish().transform((title) => title ?? ""),
  seo: nullToUndefined(seoSchema),
  breadcrumb: breadcrumbSchema,
  schemas: schemaSwitchesSchema,
  blocks: list(z.unknown()),
});
