import { z } from "zod";
import { list, optional, withDefault } from "~/content/schemas";

const stateRateSchema = z.object({
  /** Two-character code, or '*' for every state without its own entry. */
  state: z.string(),
  zipCodes: list(z.string()),
  /** Dollars for the whole order. */
  rate: optional(z.number().nonnegative()),
  /** Dollars for each piece, when rates are by item. */
  ratePerItem: optional(z.number().nonnegative()),
  isShippingDisabled: optional(z.boolean()),
});
export type StateRate = z.infer<typeof stateRateSchema>;

const countryRatesSchema = z.object({ country: z.string(), states: list(stateRateSchema) });
export type CountryRates = z.infer<typeof countryRatesSchema>;

/** A shipping method as configured by an editor. Rates and ranges are in dollars. */
export const shippingMethodSchema = z.object({
  type: z.string(),
  displayName: z.string(),
  description: optional(z.string()),
  isEnabled: withDefault(z.boolean(), false),
  sortOrder: optional(z.number()),
  calculateRateBy: z.enum(["Order", "Item"]),
  rates: z.object({
    byOrder: optional(
      z.object({
        orderRange: list(
          z.object({
            startValue: z.number(),
            endValue: optional(z.number()),
            countries: list(countryRatesSchema),
          }),
        ),
      }),
    ),
    byItem: optional(z.object({ countries: list(countryRatesSchema) })),
  }),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
