import { z } from "zod";
import { imageSchema, nullToUndefined, textSchema } from "~/content/schemas";

/** The sample of a style for the sample list and the cart; `price` is in dollars. */
export const sampleSchema = z.object({
  sku: z.string(),
  name: textSchema,
  price: z.number().nonnegative(),
  styleTitle: textSchema,
  code: z.string(),
  line: textSchema,
  color: textSchema,
  brandName: z.string(),
  construction: nullToUndefined(z.string()),
  family: nullToUndefined(z.string()),
  path: z.string(),
  swatch: nullToUndefined(z.string()),
  /** The value of the style's color in its finish group (CAT-005), with its swatch. */
  finishValue: nullToUndefined(z.string()),
  chip: nullToUndefined(imageSchema),
  /** The picture of the sample, or else the style's first picture. */
  image: nullToUndefined(imageSchema.extend({ type: nullToUndefined(z.string()) })),
});
export type Sample = z.infer<typeof sampleSchema>;
