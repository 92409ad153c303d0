import { isStorable } from "@stile-and-rail/http/json";
import { z } from "zod";
import { createTypedLineSchema } from "~/kernel/text/text.schema";

/**
 * The body of POST /api/estimates: the name of the form, its entries by field, and an optional email address.
 */
export const saveEstimateSchema = z.object({
  name: z.string().max(100),
  entries: z
    .record(z.string().max(100), z.union([z.string().max(5_000), z.array(z.string().max(200)).max(100)]))
    .refine(isStorable),
  email: createTypedLineSchema(254).nullish(),
});
