import { z } from "zod";
import { optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";
import { cardSchema } from "../parts/card.content";

/** Instructions in steps; its Studio schema is `studio/schemas/blocks/step-list.ts`. */
export const stepList = blockSchema("stepList", {
  title: textSchema,
  description: optional(textSchema),
  steps: z.array(cardSchema).min(1),
});
