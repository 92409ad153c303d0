import { z } from "zod";
import { optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** What happens when, in order; filled in by `studio/schemas/blocks/timeline.ts`. */
export const timeline = blockShape("timeline", {
  title: wordsShape,
  description: optional(wordsShape),
  entries: z
    .array(
      z.object({
        _key: z.string(),
        title: wordsShape,
        when: optional(wordsShape),
        text: optional(wordsShape),
      }),
    )
    .min(1),
});
