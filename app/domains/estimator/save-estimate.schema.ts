import { z } from "zod";
import { isStorable } from "~/kernel/json";
import { createTypedLineSchema } from "~/kernel/text.schema";

/** POST /api/estimates: a form's name, its entries by field, and whom to write to. */
export const saveEstimateSchema = z.object({
  name: z.string().max(100),
  entries: z
    .record(z.string().max(100), z.union([z.string().max(5_000), z.array(z.string().max(200)).max(100)]))
    .refine(isStorable),
  email: createTypedLineSchema(254).nullish(),
});
