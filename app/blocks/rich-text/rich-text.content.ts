import { z } from "zod";
import { actionShape, list, optional, portableTextShape, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Running text; filled in by `studio/schemas/blocks/rich-text.ts`. */
export const richText = blockShape("richText", {
  title: optional(wordsShape),
  body: portableTextShape,
  hasTableOfContents: optional(z.boolean()),
  actions: list(actionShape),
});
