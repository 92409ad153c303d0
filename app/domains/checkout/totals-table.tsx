import { TotalsList } from "~/domains/orders/totals-list";
import { NO_METHODS } from "~/domains/shipping/shipping-for";
import { formatMoney } from "~/kernel/money";
import type { CartTotals } from "./cart-totals";

const unknown = "—";

/** Subtotal, Shipping with the method's title, Tax with its percent, Total (SMPL-021). */
export function TotalsTable({ totals }: { readonly totals: CartTotals }) {
  const { subtotal, shippingCost, shippingMethod, taxDetails, total } = totals;
  const method = shippingMethod === NO_METHODS ? null : shippingMethod;
  return (
    <TotalsList
      rows={[
        { label: "Subtotal", amount: formatMoney(subtotal) },
        {
          label: method ? `Shipping (${method.displayName})` : "Shipping",
          amount: shippingCost === null ? unknown : formatMoney(shippingCost),
        },
        {
          label: taxDetails ? `Tax (${taxDetails.taxPercent}%)` : "Tax",
          amount: taxDetails ? formatMoney(taxDetails.taxTotal) : unknown,
        },
      ]}
      total={formatMoney(total)}
    />
  );
}
