import { z } from "zod";
import { actionSchema, imageSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Pictures in their own proportions with a lightbox; its Studio schema is `studio/schemas/blocks/gallery.ts`. */
export const gallery = blockSchema("gallery", {
  title: optional(textSchema),
  description: optional(textSchema),
  pictures: z
    .array(
      z.object({
        _key: z.string(),
        image: imageSchema,
        caption: optional(textSchema),
        action: optional(actionSchema),
      }),
    )
    .min(1),
});
