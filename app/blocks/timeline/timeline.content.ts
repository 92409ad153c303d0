import { z } from "zod";
import { nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** Events in order; its Studio schema is `studio/schemas/blocks/timeline.ts`. */
export const timeline = createBlockSchema("timeline", {
  title: textSchema,
  description: nullToUndefined(textSchema),
  entries: z
    .array(
      z.object({
        _key: z.string(),
        title: textSchema,
        when: nullToUndefined(textSchema),
        text: nullToUndefined(textSchema),
      }),
    )
    .min(1),
});
