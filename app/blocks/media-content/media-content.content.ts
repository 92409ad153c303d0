import { z } from "zod";
import {
  actionSchema,
  imageSchema,
  list,
  nullToUndefined,
  portableTextSchema,
  textSchema,
} from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** A picture beside text; its Studio schema is `studio/schemas/blocks/media-content.ts`. */
export const mediaContent = createBlockSchema("mediaContent", {
  // An unknown layout falls back to the default.
  layout: nullToUndefined(
    z.enum(["split", "kitchen", "advice", "overlay", "finance", "media"]).catch("split"),
  ),
  mediaSide: z.enum(["left", "right"]),
  eyebrow: nullToUndefined(textSchema),
  title: textSchema,
  body: portableTextSchema,
  image: imageSchema,
  caption: nullToUndefined(textSchema),
  actions: list(actionSchema),
});
