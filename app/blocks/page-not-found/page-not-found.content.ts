import { z } from "zod";
import { imageShape, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** What a visitor reads where nothing stands; filled in by `studio/schemas/blocks/page-not-found.ts`. */
export const pageNotFound = blockShape("pageNotFound", {
  variant: optional(z.enum(["v1", "v2"]).catch("v1")),
  title: wordsShape,
  /** {{goBack}} and {{goHome}} in it become the actions. */
  description: optional(wordsShape),
  image: optional(imageShape),
});
