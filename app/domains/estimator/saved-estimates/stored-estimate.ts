import { z } from "zod";
import { cents } from "~/kernel/money/money";
import { type Estimator, estimatorTemplateSchema, priceBookSchema } from "../estimator-template";

const amount = z.number().int().transform(cents);
const range = z.object({ min: amount, max: amount });

/** The stored template and prices of an estimate, in cents. */
const snapshotSchema = z.object({
  template: estimatorTemplateSchema,
  book: priceBookSchema.extend({
    rows: z.array(
      z.object({ field: z.string(), option: z.string(), dependent: z.string(), price: range, labor: range }),
    ),
  }),
});

export function parseStoredSnapshot(content: unknown): Estimator {
  return snapshotSchema.parse(content);
}
