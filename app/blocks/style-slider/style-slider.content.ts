import { z } from "zod";
import { actionSchema, nullToUndefined, textSchema } from "~/content/schemas";
import { styleCardSchema } from "~/domains/catalog/style.schema";
import { createBlockSchema } from "../block-schema";

/** Selected styles in a slider; its Studio schema is `studio/schemas/blocks/style-slider.ts`. */
export const styleSlider = createBlockSchema("styleSlider", {
  title: textSchema,
  description: nullToUndefined(textSchema),
  action: nullToUndefined(actionSchema),
  styles: z.array(styleCardSchema).min(1),
});
