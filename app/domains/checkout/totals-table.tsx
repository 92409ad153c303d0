import { NO_METHODS } from "~/domains/shipping/shipping-for";
import { formatMoney } from "~/kernel/money";
import type { CartTotals } from "./cart-totals";
import { TotalsList } from "./totals-list";

const unknown = "—";

/** Subtotal, Shipping with the method's title, Tax with its percent, Total (SMPL-021). */
export function TotalsTable({ totals }: { readonly totals: CartTotals }) {
  const { subtotal, shipping, tax, total } = totals;
  const sent = shipping && shipping !== NO_METHODS ? shipping : null;
  return (
    <TotalsList
      rows={[
        { label: "Subtotal", amount: formatMoney(subtotal) },
        {
          label: sent ? `Shipping (${sent.method.displayName})` : "Shipping",
          amount: sent ? formatMoney(sent.rate) : unknown,
        },
        {
          label: tax ? `Tax (${tax.taxPercent}%)` : "Tax",
          amount: tax ? formatMoney(tax.taxTotal) : unknown,
        },
      ]}
      total={formatMoney(total)}
    />
  );
}
