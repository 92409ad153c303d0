import { z } from "zod";
import { actionSchema, imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** The opening picture of a page with text and links; its Studio schema is `studio/schemas/blocks/banner.ts`. */
export const banner = createBlockSchema("banner", {
  title: textSchema,
  subTitle: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  image: imageSchema,
  tabletImage: nullToUndefined(imageSchema),
  mobileImage: nullToUndefined(imageSchema),
  actions: list(actionSchema),
  // An unknown layout falls back to the default.
  bannerLayout: nullToUndefined(z.enum(["full", "split"]).catch("full")),
  ratings: nullToUndefined(z.object({ text: textSchema, star: z.number() })),
});
