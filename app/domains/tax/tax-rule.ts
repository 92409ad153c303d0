import { z } from "zod";

/** A tax rule as an editor writes it (S3 §3.12). `taxPercentage` 8.25 is 8.25 %. */
export const taxRuleShape = z.object({
  country: z.string(),
  states: z
    .array(
      z.object({
        /** Two-letter code, or '*' for every state without an entry of its own. */
        state: z.string(),
        zipCodes: z
          .array(z.object({ zipCode: z.string(), taxPercentage: z.number().nonnegative() }))
          .nullish()
          .transform((zipCodes) => zipCodes ?? []),
      }),
    )
    .nullish()
    .transform((states) => states ?? []),
});
export type TaxRule = z.infer<typeof taxRuleShape>;
