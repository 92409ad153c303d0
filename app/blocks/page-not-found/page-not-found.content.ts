import { z } from "zod";
import { imageSchema, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** The content of the 404 page; its Studio schema is `studio/schemas/blocks/page-not-found.ts`. */
export const pageNotFound = createBlockSchema("pageNotFound", {
  variant: nullToUndefined(z.enum(["v1", "v2"]).catch("v1")),
  title: textSchema,
  /** The placeholders {{goBack}} and {{goHome}} become links. */
  description: nullToUndefined(textSchema),
  image: nullToUndefined(imageSchema),
});
