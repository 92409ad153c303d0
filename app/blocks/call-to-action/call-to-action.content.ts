import { z } from "zod";
import { actionSchema, imageSchema, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** A prompt for one action; its Studio schema is `studio/schemas/blocks/call-to-action.ts`. */
export const callToAction = createBlockSchema("callToAction", {
  title: textSchema,
  description: nullToUndefined(textSchema),
  image: nullToUndefined(imageSchema),
  actions: z.array(actionSchema).min(1),
});
