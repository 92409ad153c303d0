import { z } from "zod";
import { list, nullToUndefined, withDefault } from "~/content/schemas";

const stateRateSchema = z.object({
  /** Two-character code, or '*' for every state without its own entry. */
  state: z.string(),
  zipCodes: list(z.string()),
  /** Dollars for the whole order. */
  rate: nullToUndefined(z.number().nonnegative()),
  /** Dollars for each piece, when rates are by item. */
  ratePerItem: nullToUndefined(z.number().nonnegative()),
  isShippingDisabled: nullToUndefined(z.boolean()),
});
export type StateRate = z.infer<typeof stateRateSchema>;

const countryRatesSchema = z.object({ country: z.string(), states: list(stateRateSchema) });
export type CountryRates = z.infer<typeof countryRatesSchema>;

/** A shipping method as configured by an editor. Rates and ranges are in dollars. */
export const shippingMethodSchema = z.object({
  type: z.string(),
  displayName: z.string(),
  description: nullToUndefined(z.string()),
  isEnabled: withDefault(z.boolean(), false),
  sortOrder: nullToUndefined(z.number()),
  calculateRateBy: z.enum(["Order", "Item"]),
  rates: z.object({
    byOrder: nullToUndefined(
      z.object({
        orderRange: list(
          z.object({
            startValue: z.number(),
            endValue: nullToUndefined(z.number()),
            countries: list(countryRatesSchema),
          }),
        ),
      }),
    ),
    byItem: nullToUndefined(z.object({ countries: list(countryRatesSchema) })),
  }),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
