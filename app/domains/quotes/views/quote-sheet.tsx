import type { ReactNode } from "react";
import { buildTotalRows } from "~/domains/orders/total-rows";
import { AddressText } from "~/domains/orders/views/address-text";
import { formatAddressLines } from "~/domains/orders/views/format-address";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { formatDate } from "~/kernel/time/dates";
import { Button } from "~/ui/button";
import { isExpired } from "../quote";
import { getValidityLabel, quoteMessages } from "../quote.messages";
import type { OrderOfQuote, QuoteJson } from "../quote.schema";

type QuoteSheetProps = {
  readonly quote: QuoteJson;
  /** The order it became; null while it can be paid. */
  readonly order: OrderOfQuote | null;
  /** The seller on top of the printed page. */
  readonly letterhead: ReactNode;
  /** True when the surrounding page already shows a title. */
  readonly isTitled: boolean;
  readonly now?: Date;
};

/** The quote as a document: customer, lines and totals. Prints on one page (QUOT-003 to QUOT-005). */
export function QuoteSheet({ quote, order, letterhead, isTitled, now = new Date() }: QuoteSheetProps) {
  return (
    <article aria-labelledby="quote-title" className="quote-sheet bg-white p-5 sm:p-10 print:p-0">
      <div className="letterhead">{letterhead}</div>
      <Head quote={quote} order={order} isTitled={isTitled} now={now} />
      <div className="grid gap-x-10 gap-y-7 py-8 text-sm sm:grid-cols-3 print:grid-cols-3 print:gap-y-4 print:py-4">
        <Customer quote={quote} />
        <Section term="Billed to">
          <AddressText lines={getAddressLines(quote, "billing")} />
        </Section>
        <Section term="Ships to">
          <AddressText lines={getAddressLines(quote, "shipping")} />
          {quote.shippingLabel ? <p className="mt-2 text-ink-soft">{quote.shippingLabel}</p> : null}
        </Section>
      </div>
      <Items quote={quote} />
      {quote.additionalNotes ? (
        <section className="mt-8 border-s-2 border-brass ps-5 print:mt-4">
          <h2 className="eyebrow text-ink-faint">Notes</h2>
          <p className="mt-2 max-w-prose whitespace-pre-line print:text-xs">{quote.additionalNotes}</p>
        </section>
      ) : null}
      <Button variant="secondary" className="needs-script no-print mt-10" onClick={() => window.print()}>
        Print quote
      </Button>
    </article>
  );
}

function Head({ quote, order, isTitled, now }: Required<Omit<QuoteSheetProps, "letterhead">>) {
  const expiresAt = new Date(quote.expiresAt);
  const Heading = isTitled ? "h2" : "h1";
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink pb-5">
      <div>
        <p className="eyebrow text-ink-faint">Quote for {`${quote.firstName} ${quote.lastName}`}</p>
        <Heading id="quote-title" className="mt-1 font-display text-h2 print:text-h3">
          Quote {quote.quoteIncrementId}
        </Heading>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <DefinitionItem term="Date">{formatDate(new Date(quote.createdAt))}</DefinitionItem>
        {order ? (
          <OrderDetails order={order} />
        ) : (
          <DefinitionItem term={getValidityLabel(isExpired({ ...quote, expiresAt }, now))}>
            {formatDate(expiresAt)}
          </DefinitionItem>
        )}
        {quote.poNumber ? <DefinitionItem term="PO number">{quote.poNumber}</DefinitionItem> : null}
      </dl>
    </header>
  );
}

/** Order and balance, also on the printed page. */
function OrderDetails({ order: { number, balance, isRefunded } }: { readonly order: OrderOfQuote }) {
  return (
    <>
      <DefinitionItem term="Order">{number}</DefinitionItem>
      <DefinitionItem term="Balance">
        {balance > 0 ? dollars(balance) : isRefunded ? "Refunded" : "Paid in full"}
      </DefinitionItem>
    </>
  );
}

function DefinitionItem({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Section({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0 break-words">
      <h2 className="eyebrow mb-2 text-ink-faint">{term}</h2>
      {children}
    </section>
  );
}

function Customer({ quote }: { readonly quote: QuoteJson }) {
  return (
    <Section term="Customer">
      <p>{`${quote.firstName} ${quote.lastName}`}</p>
      <p>{quote.email}</p>
      {quote.phone ? <p>{quote.phone}</p> : null}
    </Section>
  );
}

function getAddressLines(quote: QuoteJson, type: "billing" | "shipping") {
  const address = quote.addresses.find((candidate) => candidate.type === type);
  return formatAddressLines(address && { ...address, company: null });
}

/** The table of lines; on phones each line is a block. */
function Items({ quote }: { readonly quote: QuoteJson }) {
  if (quote.items.length === 0) return <p>{quoteMessages.noItems}</p>;
  return (
    <table className="w-full border-collapse text-sm print:text-xs">
      <caption className="sr-only">Items of quote {quote.quoteIncrementId}</caption>
      <thead className="eyebrow max-sm:sr-only">
        <tr className="border-b border-line-strong text-start">
          <th scope="col" className="py-2 pe-3 text-start">
            Item
          </th>
          <th scope="col" className="px-2 py-2 text-end">
            Quantity
          </th>
          <th scope="col" className="px-2 py-2 text-end">
            Unit Price
          </th>
          <th scope="col" className="py-2 ps-2 text-end">
            Total
          </th>
          <th scope="col" className="py-2 ps-6 text-start max-md:hidden">
            Notes
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:border-t max-sm:border-line-strong">
        {quote.items.map((item) => (
          <QuoteItemRow key={item.id} item={item} />
        ))}
      </tbody>
      <tfoot className="max-sm:block max-sm:pt-2">
        {footerRows(quote).map(({ label, amount }) => (
          <FooterRow key={label} label={label} amount={amount} />
        ))}
      </tfoot>
    </table>
  );
}

function QuoteItemRow({ item }: { readonly item: QuoteJson["items"][number] }) {
  return (
    <tr className="break-inside-avoid border-b border-line align-top max-sm:item-row max-sm:gap-x-1.5 max-sm:py-4">
      <td className="wrap-anywhere max-sm:col-span-2 max-sm:pe-4 sm:py-3 sm:pe-3 print:py-1.5">
        <span className="block font-medium text-pretty">{item.name}</span>
        {item.sku ? <span className="block text-xs text-ink-faint">{item.sku}</span> : null}
        {item.notes ? <span className="mt-1 block text-xs text-ink-soft md:hidden">{item.notes}</span> : null}
      </td>
      <td className="text-end tabular-nums max-sm:row-start-2 max-sm:pt-2 sm:px-2 sm:py-3 print:py-1.5">
        {item.qty}
        <span aria-hidden className="sm:hidden">
          {" "}
          ×
        </span>
      </td>
      <td className="tabular-nums max-sm:row-start-2 max-sm:pt-2 sm:px-2 sm:py-3 sm:text-end print:py-1.5">
        {dollars(item.price)}
      </td>
      <td className="text-end tabular-nums sm:py-3 sm:ps-2 print:py-1.5">{dollars(item.rowTotal)}</td>
      <td className="max-w-56 min-w-40 wrap-anywhere py-3 ps-6 text-ink-soft max-md:hidden print:py-1.5">
        {item.notes}
      </td>
    </tr>
  );
}

type FooterRowProps = { readonly label: string; readonly amount: string };

function FooterRow({ label, amount }: FooterRowProps) {
  const isTotal = label === "Total";
  const rowClassNames = isTotal ? "pt-3 text-h4" : "pt-3 text-ink-soft print:pt-1.5";
  return (
    <tr className="max-sm:flex max-sm:justify-between">
      <th scope="row" colSpan={3} className={`pe-2 text-end font-normal ${rowClassNames}`}>
        {label}
      </th>
      <td className={`ps-2 text-end tabular-nums ${rowClassNames}`}>{amount}</td>
      <td className={`max-md:hidden ${rowClassNames}`} />
    </tr>
  );
}

/** Rows below the lines: plain labels, and tax only when there is any (QUOT-005). */
function footerRows(quote: QuoteJson): readonly FooterRowProps[] {
  const rows = buildTotalRows({ ...quote, shippingLabel: null, taxPercent: null }, dollars);
  return [
    ...rows.filter(({ name }) => name !== "tax" || quote.taxAmount > 0),
    { label: "Total", amount: dollars(quote.total) },
  ];
}

function dollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
}
