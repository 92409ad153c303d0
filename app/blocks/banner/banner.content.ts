import { z } from "zod";
import { actionSchema, imageSchema, list, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** The picture a page opens with, its words and its ways on; filled in by `studio/schemas/blocks/banner.ts`. */
export const banner = blockSchema("banner", {
  title: textSchema,
  subTitle: optional(textSchema),
  description: optional(textSchema),
  image: imageSchema,
  tabletImage: optional(imageSchema),
  mobileImage: optional(imageSchema),
  actions: list(actionSchema),
  // A layout the shop does not know (any more) is the usual one; the banner stays.
  bannerLayout: optional(z.enum(["full", "split"]).catch("full")),
  ratings: optional(z.object({ text: textSchema, star: z.number() })),
});
