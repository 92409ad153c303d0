import { z } from "zod";
import { actionSchema, imageSchema, list, optional, portableTextSchema, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** A picture beside text; its Studio schema is `studio/schemas/blocks/media-content.ts`. */
export const mediaContent = blockSchema("mediaContent", {
  // An unknown layout falls back to the default.
  layout: optional(z.enum(["split", "kitchen", "advice", "overlay", "finance", "media"]).catch("split")),
  mediaSide: z.enum(["left", "right"]),
  eyebrow: optional(textSchema),
  title: textSchema,
  body: portableTextSchema,
  image: imageSchema,
  caption: optional(textSchema),
  actions: list(actionSchema),
});
