import { z } from "zod";
import { actionSchema, optional, textSchema } from "~/content/schemas";
import { styleCardSchema } from "~/domains/catalog/style.schema";
import { blockSchema } from "../block-schema";

/** Selected styles in a slider; its Studio schema is `studio/schemas/blocks/style-slider.ts`. */
export const styleSlider = blockSchema("styleSlider", {
  title: textSchema,
  description: optional(textSchema),
  action: optional(actionSchema),
  styles: z.array(styleCardSchema).min(1),
});
