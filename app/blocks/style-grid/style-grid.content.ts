import { imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";
import { styleCardSchema } from "~/domains/catalog/style.schema";
import { createBlockSchema } from "../block-schema";

/**
 * All styles of a brand or a category, or selected ones; its Studio schema is `studio/schemas/blocks/style-grid.ts`.
 */
export const styleGrid = createBlockSchema("styleGrid", {
  title: nullToUndefined(textSchema),
  shadowText: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  // The first picture of a kitchen with this door.
  styles: list(styleCardSchema.extend({ room: nullToUndefined(imageSchema) })),
});
