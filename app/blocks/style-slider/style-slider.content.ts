import { z } from "zod";
import { actionSchema, optional, textSchema } from "~/content/schemas";
import { styleCardSchema } from "~/domains/catalog/style.schema";
import { blockShape } from "../block-shape";

/** Door styles an editor picked, in a row; filled in by `studio/schemas/blocks/style-slider.ts`. */
export const styleSlider = blockShape("styleSlider", {
  title: textSchema,
  description: optional(textSchema),
  action: optional(actionSchema),
  styles: z.array(styleCardSchema).min(1),
});
