import { z } from "zod";
import { list } from "~/content/schemas";

const zipTaxSchema = z.object({ zipCode: z.string(), taxPercentage: z.number().nonnegative() });

/** A tax rule as an editor writes it. `taxPercentage` 8.25 is 8.25 %. */
export const taxRuleSchema = z.object({
  country: z.string(),
  states: list(
    z.object({
      /** Two-character code, or '*' for every state without its own entry. */
      state: z.string(),
      zipCodes: list(zipTaxSchema),
    }),
  ),
});
export type TaxRule = z.infer<typeof taxRuleSchema>;
