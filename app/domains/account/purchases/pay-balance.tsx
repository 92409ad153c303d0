import type { OrderJson } from "~/domains/orders/order.schema";
import { formatPayLabel } from "~/domains/payments/form/pay-label";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { isCanceled } from "~/kernel/statuses/status-badges";
import { ButtonLink } from "~/ui/button";

/** SPLT-019: shows the balance of an order that is paid in installments, and the link to pay it. */
export function PayBalance({ order }: { readonly order: OrderJson }) {
  if (!order.splitPaymentEnabled || order.balanceDue <= 0 || isCanceled(order.status)) return null;
  const query = new URLSearchParams({ orderId: order.orderIncrementId, email: order.email });
  const balance = centsFromDollars(order.balanceDue);
  return (
    <section aria-labelledby="balance-title" className="border-s-4 border-pine bg-pine-soft p-6">
      <h2 id="balance-title" className="font-display text-h3">
        {formatMoney(balance)} left to pay
      </h2>
      <p className="mt-2 text-ink-soft">
        You're paying for this order in installments. Make the next payment whenever it suits you.
      </p>
      <ButtonLink to={`${paths.splitPayment}?${query}`} className="mt-5">
        {formatPayLabel("Pay the balance", balance)}
      </ButtonLink>
    </section>
  );
}
