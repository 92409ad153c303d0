import { z } from "zod";
import { actionSchema, imageSchema, list, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** The opening picture of a page with text and links; its Studio schema is `studio/schemas/blocks/banner.ts`. */
export const banner = blockSchema("banner", {
  title: textSchema,
  subTitle: optional(textSchema),
  description: optional(textSchema),
  image: imageSchema,
  tabletImage: optional(imageSchema),
  mobileImage: optional(imageSchema),
  actions: list(actionSchema),
  // An unknown layout falls back to the default.
  bannerLayout: optional(z.enum(["full", "split"]).catch("full")),
  ratings: optional(z.object({ text: textSchema, star: z.number() })),
});
