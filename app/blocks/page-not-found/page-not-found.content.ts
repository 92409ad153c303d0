import { z } from "zod";
import { imageSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** The content of the 404 page; its Studio schema is `studio/schemas/blocks/page-not-found.ts`. */
export const pageNotFound = blockSchema("pageNotFound", {
  variant: optional(z.enum(["v1", "v2"]).catch("v1")),
  title: textSchema,
  /** The placeholders {{goBack}} and {{goHome}} become links. */
  description: optional(textSchema),
  image: optional(imageSchema),
});
