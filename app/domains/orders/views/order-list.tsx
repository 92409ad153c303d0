import { type Cents, formatMoney } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import type { StatusBadge } from "~/kernel/statuses/status-badges";
import { formatDate } from "~/kernel/time/dates";
import { Link } from "~/ui/link";
import { StatusLabel } from "./status-label";

/** `createdAt` in ISO 8601. */
export type ListedOrder = {
  readonly id: string;
  readonly orderIncrementId: string;
  readonly badge: StatusBadge;
  /** The refunded amount as text; empty without a refund. */
  readonly refund: string;
  readonly total: Cents;
  readonly createdAt: string;
  readonly names: readonly string[];
};

const maxNames = 3;

/** A list of orders that link to their pages. */
export function OrderList({ orders }: { readonly orders: readonly ListedOrder[] }) {
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <li key={order.id} className="border-b border-line">
          <Link
            to={paths.account.orderView(order.id)}
            variant="plain"
            // A client-side navigation, so that the order is fetched through its endpoint (ORD-016, ORD-020).
            reloadDocument={false}
            className="flex flex-col gap-2 px-1 py-5 hover:bg-white sm:px-4"
          >
            <span className="flex items-baseline justify-between gap-6">
              <span className="font-display text-h3">Order {order.orderIncrementId}</span>
              <span className="tabular-nums">{formatMoney(order.total)}</span>
            </span>
            <span className="flex items-start justify-between gap-6 text-sm text-ink-soft">
              <span>
                {formatDate(new Date(order.createdAt))}
                <span className="mt-1 block">{formatNames(order.names)}</span>
                {order.refund ? <span className="mt-1 block">{order.refund}</span> : null}
              </span>
              <StatusLabel badge={order.badge} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function formatNames(names: readonly string[]): string {
  const rest = names.length - maxNames;
  return [...names.slice(0, maxNames), ...(rest > 0 ? [`and ${rest} more`] : [])].join(", ");
}
