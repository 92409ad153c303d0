import { z } from "zod";
import { actionSchema, list, optional, portableTextSchema, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Formatted text; its Studio schema is `studio/schemas/blocks/rich-text.ts`. */
export const richText = blockSchema("richText", {
  title: optional(textSchema),
  body: portableTextSchema,
  hasTableOfContents: optional(z.boolean()),
  actions: list(actionSchema),
});
