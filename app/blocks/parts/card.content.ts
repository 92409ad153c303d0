import { z } from "zod";
import { actionShape, imageShape, optional, wordsShape } from "~/content/shapes";

/** One card of a grid, or one step of a list (S1 §3, generic card). */
export const cardShape = z.object({
  _key: z.string(),
  title: wordsShape,
  description: optional(wordsShape),
  image: optional(imageShape),
  action: optional(actionShape),
  stepNumber: optional(z.number()),
});
export type Card = z.infer<typeof cardShape>;
