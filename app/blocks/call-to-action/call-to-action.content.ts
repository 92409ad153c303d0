import { z } from "zod";
import { actionSchema, imageSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** A prompt for one action; its Studio schema is `studio/schemas/blocks/call-to-action.ts`. */
export const callToAction = blockSchema("callToAction", {
  title: textSchema,
  description: optional(textSchema),
  image: optional(imageSchema),
  actions: z.array(actionSchema).min(1),
});
