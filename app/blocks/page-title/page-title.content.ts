import { z } from "zod";
import { actionSchema, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** The title of a page or section in four variants; its Studio schema is `studio/schemas/blocks/page-title.ts`. */
export const pageTitle = createBlockSchema("pageTitle", {
  variant: z.enum(["plain", "shadow-text", "one-column", "two-column"]),
  title: textSchema,
  shadowText: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  action: nullToUndefined(actionSchema),
});
