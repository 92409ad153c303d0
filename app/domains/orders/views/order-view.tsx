import type { ReactNode } from "react";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { formatDate } from "~/kernel/time/dates";
import { Link } from "~/ui/link";
import { orderMessages } from "../order.messages";
import type { OrderJson } from "../order.schema";
import { formatPayment, toDisplayOrder } from "../payments/payment-text";
import { buildTotalRows } from "../total-rows";
import { AddressText } from "./address-text";
import { DefinitionItem } from "./definition-item";
import { formatAddressLines } from "./format-address";
import { ItemTable } from "./item-table";
import { getOrderBadge } from "./order-badge";
import { OrderNote } from "./order-note";
import { StatusLabel } from "./status-label";
import { TotalsList } from "./totals-list";

type OrderViewProps = {
  readonly order: OrderJson;
  /** Actions below the order; none of them changes it (ORD-017). */
  readonly actions?: ReactNode;
};

/** An order for its owner: number, date, status, items, totals and addresses (ORD-015). */
export function OrderView({ order, actions }: OrderViewProps) {
  const displayOrder = toDisplayOrder(order);
  const renderAddress = (type: "shipping" | "billing") => (
    <AddressText lines={formatAddressLines(order.addresses.find((candidate) => candidate.type === type))} />
  );
  return (
    <article aria-labelledby="order-title" className="flex flex-col gap-9">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 id="order-title" className="w-full font-display text-h1">
          Order {order.orderIncrementId}
        </h1>
        <p className="text-ink-soft">{formatDate(new Date(order.createdAt))}</p>
        <StatusLabel badge={getOrderBadge({ ...displayOrder, status: order.status })} />
      </header>
      <ItemTable items={order.items} emptyText={orderMessages.noItems} />
      <div className="grid gap-x-16 gap-y-9 md:grid-cols-2">
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-7 text-sm">
          <DefinitionItem term="Shipping address">{renderAddress("shipping")}</DefinitionItem>
          <DefinitionItem term="Billing address">{renderAddress("billing")}</DefinitionItem>
          <OrderNote order={order} />
          <DefinitionItem term="Shipping method">
            {order.shippingLabel ?? order.shippingMethod}
          </DefinitionItem>
          {order.shipments.length > 0 ? (
            <DefinitionItem term="Tracking" wide>
              <Tracking shipments={order.shipments} />
            </DefinitionItem>
          ) : null}
          <DefinitionItem term="Payment method">{formatPayment(displayOrder)}</DefinitionItem>
        </dl>
        <TotalsList rows={buildTotalRows(order, formatDollars)} total={formatDollars(order.total)} />
      </div>
      {actions}
    </article>
  );
}

/** Each package with its carrier, and a link to the carrier's tracking page. */
function Tracking({ shipments }: Pick<OrderJson, "shipments">) {
  return (
    <ul className="flex flex-col gap-2">
      {shipments.map(({ id, carrierName, trackingNumber, trackingUrl, createdAt }) => (
        <li key={id}>
          {carrierName}{" "}
          {trackingUrl ? <Link to={trackingUrl}>{trackingNumber}</Link> : <span>{trackingNumber}</span>}
          <span className="block text-ink-soft">Shipped {formatDate(new Date(createdAt))}</span>
        </li>
      ))}
    </ul>
  );
}

function formatDollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
}
