import { z } from "zod";
import { actionSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** The title of a page or section in four variants; its Studio schema is `studio/schemas/blocks/page-title.ts`. */
export const pageTitle = blockSchema("pageTitle", {
  variant: z.enum(["plain", "shadow-text", "one-column", "two-column"]),
  title: textSchema,
  shadowText: optional(textSchema),
  description: optional(textSchema),
  action: optional(actionSchema),
});
