import { NO_METHODS } from "~/domains/shipping/shipping-for";
import { formatMoney } from "~/kernel/money";
import type { CartTotals } from "./cart-totals";

/** Subtotal, Shipping with the method's title, Tax with its percent, Total (SMPL-021). */
export function TotalsTable({ totals }: { readonly totals: CartTotals }) {
  const { subtotal, shipping, tax, total } = totals;
  const sent = shipping && shipping !== NO_METHODS ? shipping : null;
  return (
    <dl className="flex flex-col gap-2.5">
      <Row term="Subtotal" amount={formatMoney(subtotal)} />
      <Row
        term={sent ? `Shipping (${sent.method.displayName})` : "Shipping"}
        amount={sent ? formatMoney(sent.rate) : "—"}
      />
      <Row term={tax ? `Tax (${tax.taxPercent}%)` : "Tax"} amount={tax ? formatMoney(tax.taxTotal) : "—"} />
      <div className="mt-1.5 flex items-baseline justify-between gap-6 border-t border-line-strong pt-4">
        <dt className="font-medium">Total</dt>
        <dd className="text-h3 tabular-nums">{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

function Row({ term, amount }: { readonly term: string; readonly amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
