import { chooseShippingMethod, NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import type { ShippingMethod } from "~/domains/shipping/shipping-method.schema";
import { computeTax, type Tax } from "~/domains/tax/compute-tax";
import type { TaxRule } from "~/domains/tax/tax-rule.schema";
import { type Cents, multiply, sum } from "~/kernel/money/money";

/** The price rules that browser and server share. */
export type PriceRules = {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly taxRules: readonly TaxRule[];
};

export type Destination = { readonly country: string; readonly state: string; readonly zip: string };

/** The chosen shipping method of a cart with its rate. */
export type CurrentShipping = Pick<ShippingMethod, "type" | "displayName" | "description"> & {
  readonly rate: Cents;
};

/** Totals of the cart (SMPL-023); shipping and tax are null until the address is known. */
export type CartTotals = {
  readonly subtotal: Cents;
  readonly shippingCost: Cents | null;
  readonly taxAmount: Cents | null;
  readonly taxDetails: Tax | null;
  readonly shippingMethod: CurrentShipping | typeof NO_METHODS | null;
  readonly total: Cents;
};

type PriceAndQuantity = { readonly price: Cents; readonly qty: number };

/** Computes subtotal, shipping, tax and total for a destination (TAX-004: shipping is taxed too). */
export function computeCartTotals(
  lines: readonly PriceAndQuantity[],
  rules: PriceRules,
  to: Destination | null,
): CartTotals {
  const subtotal = sum(lines.map((line) => multiply(line.price, line.qty)));
  const answer =
    to && chooseShippingMethod({ methods: rules.shippingMethods, subtotal, items: lines, ...to });
  if (!to || !answer) return { ...unshipped, subtotal, shippingMethod: null, total: subtotal };
  if (answer === NO_METHODS) return { ...unshipped, subtotal, shippingMethod: NO_METHODS, total: subtotal };
  const { method, rate } = answer;
  const taxDetails = computeTax({ rules: rules.taxRules, ...to, itemsTotal: subtotal, shipping: rate });
  return {
    subtotal,
    shippingCost: rate,
    taxAmount: taxDetails.taxTotal,
    taxDetails,
    shippingMethod: { ...method, rate },
    total: sum([subtotal, rate, taxDetails.taxTotal]),
  };
}

const unshipped = { shippingCost: null, taxAmount: null, taxDetails: null };
