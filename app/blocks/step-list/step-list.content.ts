import { z } from "zod";
import { optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";
import { cardSchema } from "../parts/card.content";

/** How something is done, step by step; filled in by `studio/schemas/blocks/step-list.ts`. */
export const stepList = blockSchema("stepList", {
  title: textSchema,
  description: optional(textSchema),
  steps: z.array(cardSchema).min(1),
});
