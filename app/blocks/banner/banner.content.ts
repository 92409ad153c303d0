import { z } from "zod";
import { actionShape, imageShape, list, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** The picture a page opens with, its words and its ways on; filled in by `studio/schemas/blocks/banner.ts`. */
export const banner = blockShape("banner", {
  title: wordsShape,
  subTitle: optional(wordsShape),
  description: optional(wordsShape),
  image: imageShape,
  tabletImage: optional(imageShape),
  mobileImage: optional(imageShape),
  actions: list(actionShape),
  // A layout the shop does not know (any more) is the usual one; the banner stays.
  bannerLayout: optional(z.enum(["full", "split"]).catch("full")),
  ratings: optional(z.object({ text: wordsShape, star: z.number() })),
});
