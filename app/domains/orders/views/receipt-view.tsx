import type { ReactNode } from "react";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { formatDate } from "~/kernel/time/dates";
import { Button } from "~/ui/button";
import type { OrderJson } from "../order.schema";
import { formatPayment, toDisplayOrder } from "../payments/payment-text";
import { buildTotalRows } from "../total-rows";
import { AddressText } from "./address-text";
import { DefinitionItem } from "./definition-item";
import { formatAddressLines } from "./format-address";
import { OrderNote } from "./order-note";
import { TotalsList } from "./totals-list";

type ReceiptViewProps = {
  readonly order: OrderJson;
  /** Renders the picture of an item; orders have none. */
  readonly renderPicture: (sku: string) => ReactNode;
  /** Seller shown on top of the printed page. */
  readonly letterhead: ReactNode;
};

/** Items, totals and addresses below the success message; printed without the page. */
export function ReceiptView({ order, renderPicture, letterhead }: ReceiptViewProps) {
  return (
    <section aria-labelledby="receipt-title" className="container-wide pb-section print:pb-0">
      <div className="letterhead">{letterhead}</div>
      <div className="grid gap-x-16 gap-y-10 bg-white p-5 sm:p-10 lg:grid-cols-12 print:gap-y-6 print:p-0">
        <div className="lg:col-span-7">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-4">
            <h2 id="receipt-title" className="font-display text-h3">
              Order {order.orderIncrementId}
            </h2>
            <p className="text-sm text-ink-soft">{formatDate(new Date(order.createdAt))}</p>
          </div>
          <ul>
            {order.items.map((item) => (
              <ReceiptLine key={item.id} item={item} picture={renderPicture(item.sku)} />
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-9 lg:col-span-5">
          <TotalsList rows={buildTotalRows(order, formatDollars)} total={formatDollars(order.total)} />
          <dl className="grid grid-cols-2 gap-x-5 gap-y-6 text-sm">
            <DefinitionItem term="Ships to">
              <AddressText
                lines={formatAddressLines(order.addresses.find(({ type }) => type === "shipping"))}
              />
            </DefinitionItem>
            <DefinitionItem term="Billed to">
              <AddressText
                lines={formatAddressLines(order.addresses.find(({ type }) => type === "billing"))}
              />
            </DefinitionItem>
            <OrderNote order={order} />
            <DefinitionItem term="Payment" wide>
              {formatPayment(toDisplayOrder(order))}
            </DefinitionItem>
            <DefinitionItem term="Confirmation" wide>
              {order.email}
            </DefinitionItem>
          </dl>
          <Button
            variant="secondary"
            className="needs-script no-print self-start"
            onClick={() => window.print()}
          >
            Print receipt
          </Button>
        </div>
      </div>
    </section>
  );
}

type ReceiptLineProps = {
  readonly item: OrderJson["items"][number];
  readonly picture: ReactNode;
};

function ReceiptLine({ item, picture }: ReceiptLineProps) {
  const details = [...item.customOptions.map(({ label }) => label), item.sku].join(" · ");
  return (
    <li className="flex break-inside-avoid items-start gap-4 sm:gap-5 border-b border-line py-5 print:py-3">
      {picture}
      <div className="min-w-0 flex-1">
        <p className="font-medium text-balance">{item.name}</p>
        <p className="mt-1 text-sm text-ink-soft">{details}</p>
      </div>
      <p className="tabular-nums">{formatDollars(item.rowTotal)}</p>
    </li>
  );
}

function formatDollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
}
