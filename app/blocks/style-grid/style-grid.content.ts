import { imageShape, list, optional, wordsShape } from "~/content/shapes";
import { styleCardShape } from "~/domains/catalog/style.schema";
import { blockShape } from "../block-shape";

/** All door styles of a brand or a category, or those an editor picked; filled in by `studio/schemas/blocks/style-grid.ts`. */
export const styleGrid = blockShape("styleGrid", {
  title: optional(wordsShape),
  shadowText: optional(wordsShape),
  description: optional(wordsShape),
  // A door brings the first room it stands in.
  styles: list(styleCardShape.extend({ room: optional(imageShape) })),
});
