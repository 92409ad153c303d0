import { z } from "zod";
import { optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";
import { cardShape } from "../parts/card.content";

/** How something is done, step by step; filled in by `studio/schemas/blocks/step-list.ts`. */
export const stepList = blockShape("stepList", {
  title: wordsShape,
  description: optional(wordsShape),
  steps: z.array(cardShape).min(1),
});
