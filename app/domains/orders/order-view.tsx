import type { ReactNode } from "react";
import { formatDate } from "~/kernel/dates";
import { centsFromDollars, formatMoney } from "~/kernel/money";
import { totalRows } from "~/kernel/total-rows";
import { addressLines } from "./address-lines";
import { AddressText } from "./address-text";
import { Fact } from "./fact";
import { ItemTable } from "./item-table";
import { orderMessages } from "./order.messages";
import type { OrderJson } from "./order.schema";
import { getOrderBadge } from "./order-badge";
import { OrderNote } from "./order-note";
import { formatPayment, toShownOrder } from "./payment-words";
import { StatusLabel } from "./status-label";
import { TotalsList } from "./totals-list";

type OrderViewProps = {
  readonly order: OrderJson;
  /** What can be done with it; nothing of it changes the order (ORD-017). */
  readonly actions?: ReactNode;
};

/** An order as its owner sees it: number, date, status, what was ordered, what it cost, where it goes (ORD-015). */
export function OrderView({ order, actions }: OrderViewProps) {
  const shown = toShownOrder(order);
  const address = (type: "shipping" | "billing") => (
    <AddressText lines={addressLines(order.addresses.find((candidate) => candidate.type === type))} />
  );
  return (
    <article aria-labelledby="order-title" className="flex flex-col gap-9">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 id="order-title" className="w-full font-display text-h1">
          Order {order.orderIncrementId}
        </h1>
        <p className="text-ink-soft">{formatDate(new Date(order.createdAt))}</p>
        <StatusLabel badge={getOrderBadge({ ...shown, status: order.status })} />
      </header>
      <ItemTable items={order.items} none={orderMessages.noItems} />
      <div className="grid gap-x-16 gap-y-9 md:grid-cols-2">
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-7 text-sm">
          <Fact term="Shipping address">{address("shipping")}</Fact>
          <Fact term="Billing address">{address("billing")}</Fact>
          <OrderNote order={order} />
          <Fact term="Shipping method">{order.shippingLabel ?? order.shippingMethod}</Fact>
          <Fact term="Payment method">{formatPayment(shown)}</Fact>
        </dl>
        <TotalsList rows={totalRows(order, dollars)} total={dollars(order.total)} />
      </div>
      {actions}
    </article>
  );
}

function dollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
}
