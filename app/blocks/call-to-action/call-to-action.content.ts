import { z } from "zod";
import { actionShape, imageShape, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** The one thing to do next; filled in by `studio/schemas/blocks/call-to-action.ts`. */
export const callToAction = blockShape("callToAction", {
  title: wordsShape,
  description: optional(wordsShape),
  image: optional(imageShape),
  actions: z.array(actionShape).min(1),
});
