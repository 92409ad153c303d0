import { z } from "zod";
import { imageShape, optional } from "~/content/shapes";

/** A style's sample as the board and the cart need it; `price` is dollars (S1 §3, S2 §3.1). */
export const sampleShape = z.object({
  sku: z.string(),
  name: z.string(),
  price: z.number().nonnegative(),
  styleTitle: z.string(),
  code: z.string(),
  line: z.string(),
  colour: z.string(),
  brandName: z.string(),
  construction: optional(z.string()),
  family: optional(z.string()),
  path: z.string(),
  swatch: optional(z.string()),
  /** The style's own colour in its finish group, where it stands first (ruling D02), and its photographed chip. */
  finishValue: optional(z.string()),
  chip: optional(imageShape),
  /** The sample door, else the style's first picture. */
  image: optional(imageShape.extend({ type: optional(z.string()) })),
});
export type Sample = z.infer<typeof sampleShape>;
