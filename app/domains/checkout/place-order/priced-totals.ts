import { type Cents, toDollars } from "~/kernel/money/money";

/** Amounts of a priced cart in cents, shown again when prices changed. */
export type PricedTotals = {
  readonly subtotal: Cents;
  readonly shipping: { readonly label: string; readonly rate: Cents };
  readonly tax: { readonly percent: number; readonly total: Cents };
  readonly total: Cents;
};

/** Returns the totals in dollars for the endpoint's reply (PAY-016). */
export function toTotalsJson({ subtotal, shipping, tax, total }: PricedTotals) {
  return {
    subtotal: toDollars(subtotal),
    shipping: toDollars(shipping.rate),
    shippingMethod: shipping.label,
    taxPercent: tax.percent,
    tax: toDollars(tax.total),
    total: toDollars(total),
  };
}
