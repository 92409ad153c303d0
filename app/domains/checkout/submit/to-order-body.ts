import type { FormEntries } from "~/domains/forms/entries/form-entries";
import type { CartLine } from "~/domains/samples/cart/cart-line";
import type { Cents } from "~/kernel/money/money";
import { toOrderForm } from "../form/checkout-form";
import type { CheckoutData } from "../page/checkout-data";

type FilledCheckout = {
  readonly values: FormEntries;
  readonly lines: readonly Pick<CartLine, "sku" | "finish" | "otherFinishes">[];
  readonly shownTotal: Cents;
};

/** Builds the body of `POST /api/order`: form, samples, displayed total in cents, and the customer's id (CHK-008). */
export function toOrderBody(
  { groups, prefill }: Pick<CheckoutData, "groups" | "prefill">,
  { values, lines, shownTotal }: FilledCheckout,
) {
  return {
    ...toOrderForm(groups, values),
    items: lines.map(({ sku, finish, otherFinishes }) => ({ sku, finish, otherFinishes })),
    shownTotal,
    customerId: prefill?.customerId,
  };
}
