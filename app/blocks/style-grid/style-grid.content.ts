import { imageSchema, list, optional, textSchema } from "~/content/schemas";
import { styleCardSchema } from "~/domains/catalog/style.schema";
import { blockSchema } from "../block-schema";

/**
 * All styles of a brand or a category, or selected ones; its Studio schema is `studio/schemas/blocks/style-grid.ts`.
 */
export const styleGrid = blockSchema("styleGrid", {
  title: optional(textSchema),
  shadowText: optional(textSchema),
  description: optional(textSchema),
  // The first picture of a kitchen with this door.
  styles: list(styleCardSchema.extend({ room: optional(imageSchema) })),
});
