import { z } from "zod";
import { optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Events in order; its Studio schema is `studio/schemas/blocks/timeline.ts`. */
export const timeline = blockSchema("timeline", {
  title: textSchema,
  description: optional(textSchema),
  entries: z
    .array(
      z.object({
        _key: z.string(),
        title: textSchema,
        when: optional(textSchema),
        text: optional(textSchema),
      }),
    )
    .min(1),
});
