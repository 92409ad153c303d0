import { z } from "zod";
import { optional, textSchema } from "~/content/schemas";
import { blockShape } from "../block-shape";
import { cardShape } from "../parts/card.content";

/** How something is done, step by step; filled in by `studio/schemas/blocks/step-list.ts`. */
export const stepList = blockShape("stepList", {
  title: textSchema,
  description: optional(textSchema),
  steps: z.array(cardShape).min(1),
});
