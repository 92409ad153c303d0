import type { ReactNode } from "react";
import { centsFromDollars, formatMoney } from "~/kernel/money";
import { Alert } from "~/ui/alert";
import { ButtonLink } from "~/ui/button";
import { quoteMessages } from "./quote.messages";
import type { OrderOfQuote } from "./quote.schema";
import type { OpenQuote } from "./quote-data";
import { QuotePaymentForm } from "./quote-payment-form";
import { QuoteSheet } from "./quote-sheet";

type QuotePageProps = {
  readonly data: OpenQuote;
  readonly letterhead: ReactNode;
  readonly isTitled: boolean;
};

/** A quote beside the ways to pay it; once it is an order, beside what became of it (S2 §2.6, ruling C12). */
export function QuotePage({ data, letterhead, isTitled }: QuotePageProps) {
  return (
    <div className="container-wide grid items-start gap-x-14 gap-y-10 pt-8 pb-section lg:pt-12 xl:grid-cols-12 print:pb-0">
      <div className="min-w-0 xl:col-span-7 3xl:col-span-8">
        <QuoteSheet quote={data.quote} letterhead={letterhead} isTitled={isTitled} />
      </div>
      <div className="no-print min-w-0 xl:sticky xl:top-28 xl:col-span-5 3xl:col-span-4">
        {data.isPreview ? (
          <Alert type="info" live={false}>
            {quoteMessages.preview}
          </Alert>
        ) : null}
        {data.order ? <BecameOrder order={data.order} /> : null}
        {data.order ? null : (
          // React 18 hands `inert` on only as a text.
          <div {...(data.isPreview ? { inert: "" } : {})}>
            <QuotePaymentForm data={data} />
          </div>
        )}
      </div>
    </div>
  );
}

function BecameOrder({ order: { number, balance, splitPaymentPath } }: { readonly order: OrderOfQuote }) {
  const left = formatMoney(centsFromDollars(balance));
  const isPaid = balance <= 0;
  return (
    <section className="flex flex-col items-start gap-5">
      <h2 className="font-display text-h3">{isPaid ? "This quote is paid" : "This quote is ordered"}</h2>
      <Alert type={isPaid ? "success" : "info"} live={false}>
        Your order number is <strong>{number}</strong>.
        {isPaid ? null : ` A balance of ${left} is still open.`}
      </Alert>
      {splitPaymentPath ? (
        <ButtonLink to={splitPaymentPath} reloadDocument>
          Pay the balance
        </ButtonLink>
      ) : null}
    </section>
  );
}
