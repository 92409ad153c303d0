import { z } from "zod";
import { actionSchema, imageSchema, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** Pictures in their own proportions with a lightbox; its Studio schema is `studio/schemas/blocks/gallery.ts`. */
export const gallery = createBlockSchema("gallery", {
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  pictures: z
    .array(
      z.object({
        _key: z.string(),
        image: imageSchema,
        caption: nullToUndefined(textSchema),
        action: nullToUndefined(actionSchema),
      }),
    )
    .min(1),
});
