import { z } from "zod";
import { actionSchema, list, nullToUndefined, portableTextSchema, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** Formatted text; its Studio schema is `studio/schemas/blocks/rich-text.ts`. */
export const richText = createBlockSchema("richText", {
  title: nullToUndefined(textSchema),
  body: portableTextSchema,
  hasTableOfContents: nullToUndefined(z.boolean()),
  actions: list(actionSchema),
});
