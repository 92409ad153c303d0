import { z } from "zod";
import { imageSchema, optional, textSchema } from "~/content/schemas";

/** A style's sample as the board and the cart need it; `price` is dollars. */
export const sampleSchema = z.object({
  sku: z.string(),
  name: textSchema,
  price: z.number().nonnegative(),
  styleTitle: textSchema,
  code: z.string(),
  line: textSchema,
  color: textSchema,
  brandName: z.string(),
  construction: optional(z.string()),
  family: optional(z.string()),
  path: z.string(),
  swatch: optional(z.string()),
  /** The style's own color in its finish group, where it stands first (CAT-005), and its chip. */
  finishValue: optional(z.string()),
  chip: optional(imageSchema),
  /** The sample door, else the style's first picture. */
  image: optional(imageSchema.extend({ type: optional(z.string()) })),
});
export type Sample = z.infer<typeof sampleSchema>;
