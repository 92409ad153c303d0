import { z } from "zod";
import { optional, portableTextShape, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** A list below a title with a faint word behind it; filled in by `studio/schemas/blocks/shadow-text-list.ts`. */
export const shadowTextList = blockShape("shadowTextList", {
  title: wordsShape,
  shadowText: optional(wordsShape),
  description: optional(wordsShape),
  items: z.array(z.object({ _key: z.string(), text: portableTextShape })).min(1),
});
