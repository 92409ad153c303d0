import { z } from "zod";
import { cents } from "~/kernel/money";
import { type Estimator, estimatorTemplateShape, priceBookShape } from "./estimator-template";

const amount = z.number().int().transform(cents);
const range = z.object({ min: amount, max: amount });

/** A basis as it was kept: its prices are in cents already. */
const basisShape = z.object({
  template: estimatorTemplateShape,
  book: priceBookShape.extend({
    rows: z.array(
      z.object({ field: z.string(), option: z.string(), dependent: z.string(), price: range, labor: range }),
    ),
  }),
});

export function storedBasis(content: unknown): Estimator {
  return basisShape.parse(content);
}
