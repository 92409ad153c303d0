import type { ReactNode } from "react";
import { buildTotalRows } from "~/domains/orders/total-rows";
import { AddressText } from "~/domains/orders/views/address-text";
import { DefinitionItem } from "~/domains/orders/views/definition-item";
import { formatAddressLines } from "~/domains/orders/views/format-address";
import { ItemTable } from "~/domains/orders/views/item-table";
import { StatusLabel } from "~/domains/orders/views/status-label";
import { TotalsList } from "~/domains/orders/views/totals-list";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { getCustomerQuoteBadge } from "~/kernel/statuses/customer-labels";
import { formatDate } from "~/kernel/time/dates";
import { isEditable, isExpired } from "../quote";
import { openUntil, quoteMessages } from "../quote.messages";
import type { QuoteJson } from "../quote.schema";

type QuoteViewProps = { readonly quote: QuoteJson; readonly actions?: ReactNode; readonly now?: Date };

/** A quote in the customer's account, laid out like an order, with customer details (QUOT-021). */
export function QuoteView({ quote, actions, now = new Date() }: QuoteViewProps) {
  const expiresAt = new Date(quote.expiresAt);
  const validity = isEditable(quote)
    ? openUntil(formatDate(expiresAt), isExpired({ ...quote, expiresAt }, now))
    : null;
  const address = (type: "shipping" | "billing") => {
    const match = quote.addresses.find((candidate) => candidate.type === type);
    return <AddressText lines={formatAddressLines(match && { ...match, company: null })} />;
  };
  return (
    <article aria-labelledby="quote-title" className="flex flex-col gap-9">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 id="quote-title" className="w-full font-display text-h1">
          Quote {quote.quoteIncrementId}
        </h1>
        <p className="text-ink-soft">{formatDate(new Date(quote.createdAt))}</p>
        <StatusLabel badge={getCustomerQuoteBadge(quote.status)} />
        {validity ? <p className="text-sm text-ink-soft">{validity}</p> : null}
      </header>
      <section aria-labelledby="customer-title" className="bg-white p-6">
        <h2 id="customer-title" className="font-display text-h3">
          Customer Details
        </h2>
        <p className="mt-3">{`${quote.firstName} ${quote.lastName}`}</p>
        <p className="break-words text-ink-soft">{quote.email}</p>
        {quote.phone ? <p className="text-ink-soft">{quote.phone}</p> : null}
      </section>
      <ItemTable items={quote.items} emptyText={quoteMessages.noItems} />
      <div className="grid gap-x-16 gap-y-9 md:grid-cols-2">
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-7 text-sm">
          <DefinitionItem term="Shipping address">{address("shipping")}</DefinitionItem>
          <DefinitionItem term="Billing address">{address("billing")}</DefinitionItem>
          <DefinitionItem term="Shipping method">
            {quote.shippingLabel ?? quote.shippingMethod}
          </DefinitionItem>
          {quote.poNumber ? <DefinitionItem term="PO number">{quote.poNumber}</DefinitionItem> : null}
        </dl>
        <TotalsList rows={buildTotalRows(quote, dollars)} total={dollars(quote.total)} />
      </div>
      {quote.additionalNotes ? (
        <section className="border-s-2 border-brass ps-5">
          <h2 className="eyebrow text-ink-faint">Notes</h2>
          <p className="mt-2 max-w-prose whitespace-pre-line">{quote.additionalNotes}</p>
        </section>
      ) : null}
      {actions}
    </article>
  );
}

function dollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
}
