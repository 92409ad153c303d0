import { z } from "zod";
import { actionShape, imageShape, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Pictures in their own proportions, opened large at a press; filled in by `studio/schemas/blocks/gallery.ts`. */
export const gallery = blockShape("gallery", {
  title: optional(wordsShape),
  description: optional(wordsShape),
  pictures: z
    .array(
      z.object({
        _key: z.string(),
        image: imageShape,
        caption: optional(wordsShape),
        action: optional(actionShape),
      }),
    )
    .min(1),
});
