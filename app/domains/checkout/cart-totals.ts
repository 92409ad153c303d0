import { type ShippingAnswer, shippingFor } from "~/domains/shipping/shipping-for";
import type { ShippingMethod } from "~/domains/shipping/shipping-method";
import { type Tax, taxFor } from "~/domains/tax/tax-for";
import type { TaxRule } from "~/domains/tax/tax-rule";
import { type Cents, sum, times, ZERO } from "~/kernel/money";

/** What the browser knows of the site's prices: the same rules that the server applies again. */
export type PriceRules = {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly taxRules: readonly TaxRule[];
};

export type Destination = { readonly country: string; readonly state: string; readonly zip: string };

/** The totals beside the cart (SMPL-023); shipping and tax are null until an address is known. */
export type CartTotals = {
  readonly subtotal: Cents;
  readonly shipping: ShippingAnswer | null;
  readonly tax: Tax | null;
  readonly total: Cents;
};

type Line = { readonly price: Cents; readonly qty: number };

/** Subtotal, shipping, tax and total of these lines sent there (S2 §3.2; TAX-004: tax is due on shipping too). */
export function cartTotals(lines: readonly Line[], rules: PriceRules, to: Destination | null): CartTotals {
  const subtotal = sum(lines.map((line) => times(line.price, line.qty)));
  const shipping = to && shippingFor({ methods: rules.shippingMethods, subtotal, items: lines, ...to });
  if (!to || !shipping || shipping === "no-methods")
    return { subtotal, shipping, tax: null, total: subtotal };
  const tax = taxFor({ rules: rules.taxRules, ...to, itemsTotal: subtotal, shipping: shipping.rate });
  return { subtotal, shipping, tax, total: sum([subtotal, shipping.rate, tax?.taxTotal ?? ZERO]) };
}
