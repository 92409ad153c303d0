import { z } from "zod";
import { imageSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** What a visitor reads where nothing stands; filled in by `studio/schemas/blocks/page-not-found.ts`. */
export const pageNotFound = blockSchema("pageNotFound", {
  variant: optional(z.enum(["v1", "v2"]).catch("v1")),
  title: textSchema,
  /** {{goBack}} and {{goHome}} in it become the actions. */
  description: optional(textSchema),
  image: optional(imageSchema),
});
