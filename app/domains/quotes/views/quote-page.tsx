import type { ReactNode } from "react";
import { formatPayLabel } from "~/domains/payments/form/pay-label";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { quoteMessages } from "../quote.messages";
import type { OrderOfQuote } from "../quote.schema";
import type { OpenQuote } from "./quote-data";
import { QuotePaymentForm } from "./quote-payment-form";
import { QuoteSheet } from "./quote-sheet";

type QuotePageProps = {
  readonly data: OpenQuote;
  readonly letterhead: ReactNode;
  readonly isTitled: boolean;
};

/** A quote with its payment form; once ordered, with its order (API-015). */
export function QuotePage({ data, letterhead, isTitled }: QuotePageProps) {
  const { order, isPreview, quote } = data;
  return (
    <div className="container-wide grid items-start gap-x-14 gap-y-10 pt-8 pb-section lg:pt-12 xl:grid-cols-12 print:pb-0">
      {isPreview ? (
        <Alert type="info" live={false} className="no-print xl:col-span-12">
          {quoteMessages.preview}
        </Alert>
      ) : null}
      {/* The order of a paid quote comes first in the document. A wide window shows it beside the quote. */}
      {order ? (
        <div className={`xl:order-last ${sideColumnClassNames}`}>
          <OrderOfQuoteSection order={order} />
        </div>
      ) : null}
      <div className="min-w-0 xl:col-span-7 3xl:col-span-8">
        <QuoteSheet quote={quote} order={order} letterhead={letterhead} isTitled={isTitled} />
      </div>
      {order ? null : (
        // React 18 passes `inert` only as a string.
        <div className={sideColumnClassNames} {...(isPreview ? { inert: "" } : {})}>
          <QuotePaymentForm data={data} />
        </div>
      )}
    </div>
  );
}

const sideColumnClassNames = "no-print min-w-0 xl:sticky xl:top-28 xl:col-span-5 3xl:col-span-4";

function OrderOfQuoteSection({ order }: { readonly order: OrderOfQuote }) {
  const { number, balance, isRefunded, splitPaymentPath } = order;
  const isPaid = balance <= 0;
  return (
    <section className="flex flex-col items-start gap-5">
      <h2 className="font-display text-h3">{getTitle(order)}</h2>
      <Alert type={isPaid && !isRefunded ? "success" : "info"} live={false}>
        Your order number is <strong>{number}</strong>.{isPaid ? null : ` ${describeBalance(order)}`}
      </Alert>
      {splitPaymentPath ? (
        <ButtonLink to={splitPaymentPath} reloadDocument>
          {formatPayLabel("Pay the balance", centsFromDollars(balance))}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function describeBalance({ balance, isUnderReview }: OrderOfQuote): string {
  return isUnderReview
    ? quoteMessages.paymentUnderReview
    : `A balance of ${formatMoney(centsFromDollars(balance))} is still due.`;
}

function getTitle({ balance, isRefunded }: OrderOfQuote): string {
  if (isRefunded) return "This quote was refunded";
  return balance <= 0 ? "This quote is paid" : "This quote is ordered";
}
