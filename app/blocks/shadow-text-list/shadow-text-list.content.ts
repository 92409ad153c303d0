import { z } from "zod";
import { optional, portableTextSchema, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/**
 * A list below a title with a faint word behind it; its Studio schema is `studio/schemas/blocks/shadow-text-list.ts`.
 */
export const shadowTextList = blockSchema("shadowTextList", {
  title: textSchema,
  shadowText: optional(textSchema),
  description: optional(textSchema),
  items: z.array(z.object({ _key: z.string(), text: portableTextSchema })).min(1),
});
