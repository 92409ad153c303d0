import { z } from "zod";
import { actionShape, optional, wordsShape } from "~/content/shapes";
import { styleCardShape } from "~/domains/catalog/style.schema";
import { blockShape } from "../block-shape";

/** Door styles an editor picked, in a row; filled in by `studio/schemas/blocks/style-slider.ts`. */
export const styleSlider = blockShape("styleSlider", {
  title: wordsShape,
  description: optional(wordsShape),
  action: optional(actionShape),
  styles: z.array(styleCardShape).min(1),
});
