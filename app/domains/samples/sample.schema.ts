import { z } from "zod";
import { imageSchema, optional, textSchema } from "~/content/schemas";

/** The sample of a style for the board and the cart; `price` is in dollars. */
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
  /** The value of the style's color in its finish group (CAT-005), with its swatch. */
  finishValue: optional(z.string()),
  chip: optional(imageSchema),
  /** The picture of the sample, or else the style's first picture. */
  image: optional(imageSchema.extend({ type: optional(z.string()) })),
});
export type Sample = z.infer<typeof sampleSchema>;
