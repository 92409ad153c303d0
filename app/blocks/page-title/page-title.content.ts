import { z } from "zod";
import { actionShape, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** The title of a page or a section in its four variants; filled in by `studio/schemas/blocks/page-title.ts`. */
export const pageTitle = blockShape("pageTitle", {
  variant: z.enum(["plain", "shadow-text", "one-column", "two-column"]),
  title: wordsShape,
  shadowText: optional(wordsShape),
  description: optional(wordsShape),
  action: optional(actionShape),
});
