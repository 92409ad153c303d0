import type { ReactNode } from "react";
import { formatDate } from "~/kernel/dates";
import { centsFromDollars, formatMoney } from "~/kernel/money";
import { addressLines } from "./address-lines";
import { AddressText } from "./address-text";
import { orderMessages } from "./order.messages";
import type { OrderJson } from "./order.schema";
import { orderBadge } from "./order-status";
import { paymentWords } from "./payment-words";
import { StatusLabel } from "./status-label";
import { orderTotalRows } from "./total-rows";
import { TotalsList } from "./totals-list";

type OrderViewProps = {
  readonly order: OrderJson;
  /** What can be done with it; nothing of it changes the order (ORD-017). */
  readonly actions?: ReactNode;
};

/** An order as its owner sees it: number, date, status, what was ordered, what it cost, where it goes (ORD-015). */
export function OrderView({ order, actions }: OrderViewProps) {
  const { method, status } = paymentWords(order);
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
        <StatusLabel badge={orderBadge(order.status)} />
      </header>
      <ItemTable items={order.items} />
      <div className="grid gap-x-16 gap-y-9 md:grid-cols-2">
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-7 text-sm">
          <Fact term="Shipping address">{address("shipping")}</Fact>
          <Fact term="Billing address">{address("billing")}</Fact>
          <Fact term="Shipping method">{order.shippingLabel ?? order.shippingMethod}</Fact>
          <Fact term="Payment method">
            {order.total > 0 ? `${method}, ${status.toLowerCase()}` : "Nothing to pay"}
          </Fact>
        </dl>
        <TotalsList rows={orderTotalRows(order, dollars)} total={dollars(order.total)} />
      </div>
      {actions}
    </article>
  );
}

/** The product table; on a phone each row is a small card of its own. */
function ItemTable({ items }: Pick<OrderJson, "items">) {
  if (items.length === 0) {
    return <p className="border-y border-line py-10 text-center text-ink-soft">{orderMessages.noItems}</p>;
  }
  return (
    <table className="w-full border-collapse bg-white text-start">
      <caption className="sr-only">What was ordered</caption>
      <thead className="eyebrow text-ink-faint max-sm:sr-only">
        <tr className="border-b border-line-strong">
          <Head>Product</Head>
          <Head>SKU</Head>
          <Head end>Quantity</Head>
          <Head end>Price</Head>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr
            key={item.id}
            className="border-b border-line align-top last:border-0 max-sm:grid max-sm:grid-cols-4 max-sm:gap-x-4 max-sm:p-4"
          >
            <td className="max-sm:col-span-3 sm:p-4">
              <p className="font-medium text-balance">{item.name}</p>
              {item.customOptions.map(({ type, label }) => (
                <p key={type} className="mt-1 text-sm text-ink-soft">
                  <span className="capitalize">{type}</span>: {label}
                </p>
              ))}
            </td>
            <td className="text-sm text-ink-soft max-sm:col-span-3 max-sm:row-start-2 sm:p-4">{item.sku}</td>
            <td className="text-end tabular-nums max-sm:row-start-2 max-sm:text-sm sm:p-4">
              <span className="sm:sr-only">Qty </span>
              {item.qty}
            </td>
            <td className="text-end tabular-nums max-sm:row-start-1 max-sm:col-start-4 sm:p-4">
              {dollars(item.rowTotal)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ end, children }: { readonly end?: boolean; readonly children: string }) {
  return (
    <th scope="col" className={`p-4 font-medium ${end ? "text-end" : "text-start"}`}>
      {children}
    </th>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow text-ink-faint">{term}</dt>
      <dd className="mt-2 break-words">{children}</dd>
    </div>
  );
}

function dollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
}
