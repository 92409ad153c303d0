import { buildTotalRows } from "~/domains/orders/total-rows";
import { TotalsList } from "~/domains/orders/views/totals-list";
import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { formatMoney, ZERO } from "~/kernel/money/money";
import type { CartTotals } from "../cart-totals";

/** Subtotal, shipping with its method, tax with its percent, and total (SMPL-021). */
export function TotalsTable({ totals }: { readonly totals: CartTotals }) {
  const { subtotal, shippingCost, shippingMethod, taxDetails, total } = totals;
  const method = shippingMethod === NO_METHODS ? null : shippingMethod;
  const rows = buildTotalRows(
    {
      subtotal,
      shippingLabel: method?.displayName ?? null,
      shippingAmount: shippingCost,
      taxPercent: taxDetails?.taxPercent ?? null,
      taxAmount: taxDetails?.taxTotal ?? null,
      discountAmount: ZERO,
    },
    formatMoney,
  );
  return <TotalsList rows={rows} total={formatMoney(total)} />;
}
