import { z } from "zod";
import { imageShape, optional, wordsShape } from "~/content/shapes";

/** A style's sample as the board and the cart need it; `price` is dollars. */
export const sampleShape = z.object({
  sku: z.string(),
  name: wordsShape,
  price: z.number().nonnegative(),
  styleTitle: wordsShape,
  code: z.string(),
  line: wordsShape,
  color: wordsShape,
  brandName: z.string(),
  construction: optional(z.string()),
  family: optional(z.string()),
  path: z.string(),
  swatch: optional(z.string()),
  /** The style's own color in its finish group, where it stands first (CAT-005), and its chip. */
  finishValue: optional(z.string()),
  chip: optional(imageShape),
  /** The sample door, else the style's first picture. */
  image: optional(imageShape.extend({ type: optional(z.string()) })),
});
export type Sample = z.infer<typeof sampleShape>;
