import { z } from "zod";
import { actionShape, imageShape, list, optional, portableTextShape, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** A picture beside words; filled in by `studio/schemas/blocks/media-content.ts`. */
export const mediaContent = blockShape("mediaContent", {
  // A layout the shop does not know (any more) is the usual one.
  layout: optional(z.enum(["split", "kitchen", "advice", "overlay", "finance", "media"]).catch("split")),
  mediaSide: z.enum(["left", "right"]),
  eyebrow: optional(wordsShape),
  title: wordsShape,
  body: portableTextShape,
  image: imageShape,
  caption: optional(wordsShape),
  actions: list(actionShape),
});
