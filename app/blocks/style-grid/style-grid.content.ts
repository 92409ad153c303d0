import { imageSchema, list, optional, textSchema } from "~/content/schemas";
import { styleCardSchema } from "~/domains/catalog/style.schema";
import { blockSchema } from "../block-schema";

/** All door styles of a brand or a category, or those an editor picked; filled in by `studio/schemas/blocks/style-grid.ts`. */
export const styleGrid = blockSchema("styleGrid", {
  title: optional(textSchema),
  shadowText: optional(textSchema),
  description: optional(textSchema),
  // A door brings the first room it stands in.
  styles: list(styleCardSchema.extend({ room: optional(imageSchema) })),
});
