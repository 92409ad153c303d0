import { type Cents, dollarsOf } from "~/kernel/money/money";

/** Amounts of a priced cart in cents, shown again when prices changed. */
export type PricedTotals = {
  readonly subtotal: Cents;
  readonly shipping: { readonly label: string; readonly rate: Cents };
  readonly tax: { readonly percent: number; readonly total: Cents };
  readonly total: Cents;
};

/** The totals in dollars for the endpoint's reply (PAY-016). */
export function toTotalsJson({ subtotal, shipping, tax, total }: PricedTotals) {
  return {
    subtotal: dollarsOf(subtotal),
    shipping: dollarsOf(shipping.rate),
    shippingMethod: shipping.label,
    taxPercent: tax.percent,
    tax: dollarsOf(tax.total),
    total: dollarsOf(total),
  };
}
