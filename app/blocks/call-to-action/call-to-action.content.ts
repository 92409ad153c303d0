import { z } from "zod";
import { actionSchema, imageSchema, optional, textSchema } from "~/content/schemas";
import { blockShape } from "../block-shape";

/** The one thing to do next; filled in by `studio/schemas/blocks/call-to-action.ts`. */
export const callToAction = blockShape("callToAction", {
  title: textSchema,
  description: optional(textSchema),
  image: optional(imageSchema),
  actions: z.array(actionSchema).min(1),
});
