import { z } from "zod";
import { nullToUndefined, portableTextSchema, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/**
 * A list below a title with a faint word behind it; its Studio schema is `studio/schemas/blocks/shadow-text-list.ts`.
 */
export const shadowTextList = createBlockSchema("shadowTextList", {
  title: textSchema,
  shadowText: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  items: z.array(z.object({ _key: z.string(), text: portableTextSchema })).min(1),
});
