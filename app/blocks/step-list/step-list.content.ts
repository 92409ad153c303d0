import { z } from "zod";
import { nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";
import { cardSchema } from "../parts/card.content";

/** Instructions in steps; its Studio schema is `studio/schemas/blocks/step-list.ts`. */
export const stepList = createBlockSchema("stepList", {
  title: textSchema,
  description: nullToUndefined(textSchema),
  steps: z.array(cardSchema).min(1),
});
