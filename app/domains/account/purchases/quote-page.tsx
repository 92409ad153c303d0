import { formatPayLabel } from "~/domains/payments/form/pay-label";
import { quoteMessages } from "~/domains/quotes/quote.messages";
import type { OrderOfQuote, QuoteJson } from "~/domains/quotes/quote.schema";
import { type LinkRequestAnswer, LinkRequestForm } from "~/domains/quotes/views/link-request-form";
import { QuoteView } from "~/domains/quotes/views/quote-view";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { AccountFrame } from "../account-frame";
import type { FetchedQuote } from "./fetch-quote";

type QuotePageProps = FetchedQuote & {
  /** The result of a request for a new link. */
  readonly linkAnswer: LinkRequestAnswer | undefined;
  readonly tryAgain: () => void;
};

/** The account's page of one quote (QUOT-021 to QUOT-025). */
export function QuotePage({ quote, order, problem, linkAnswer, tryAgain }: QuotePageProps) {
  return (
    <AccountFrame>
      {quote ? (
        <QuoteView
          quote={quote}
          actions={
            <div className="no-print flex flex-col gap-9">
              <Next quote={quote} order={order} linkAnswer={linkAnswer} />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-7">
                <Button variant="secondary" className="needs-script" onClick={() => window.print()}>
                  Print
                </Button>
                <p className="text-ink-soft">
                  Questions?{" "}
                  <a href={paths.contact} className="underline">
                    Write to us
                  </a>
                  .
                </p>
              </div>
            </div>
          }
        />
      ) : problem ? (
        <div className="flex flex-col items-start gap-6">
          <h1 className="sr-only">Quote</h1>
          <Alert type="error" title="Error" className="w-full">
            {problem}
          </Alert>
          <Button onClick={tryAgain}>Try Again</Button>
        </div>
      ) : (
        <>
          <h1 className="sr-only">Quote</h1>
          <EmptyState
            title={quoteMessages.notFound}
            action={<ButtonLink to={paths.account.quotes}>Your quotes</ButtonLink>}
          />
        </>
      )}
    </AccountFrame>
  );
}

type NextProps = Pick<QuotePageProps, "order" | "linkAnswer"> & { readonly quote: QuoteJson };

/** The next action of the customer: pay the balance, or request a new payment link. */
function Next({ quote, order, linkAnswer }: NextProps) {
  if (order) return <Became order={order} />;
  if (quote.status !== "ready_to_order") return null;
  return (
    <section
      aria-labelledby="pay-title"
      className="flex flex-col items-start gap-5 border-s-4 border-pine bg-pine-soft p-6"
    >
      <h2 id="pay-title" className="font-display text-h3">
        Pay this quote
      </h2>
      <p className="max-w-prose text-ink-soft">
        Use the link in our email to pay it. If you've lost the email or the link has expired, ask for a new
        one.
      </p>
      <LinkRequestForm isKnown answer={linkAnswer} />
    </section>
  );
}

function describeOrderPayment({ balance, isRefunded, isUnderReview }: OrderOfQuote): string {
  if (isUnderReview) return quoteMessages.paymentUnderReview;
  if (balance > 0) return `${formatMoney(centsFromDollars(balance))} left to pay.`;
  return isRefunded ? "It was refunded." : "It is paid.";
}

function Became({ order }: { readonly order: OrderOfQuote }) {
  const { id, number, balance, splitPaymentPath } = order;
  return (
    <section
      aria-labelledby="order-title"
      className="flex flex-col items-start gap-4 border-s-4 border-pine bg-pine-soft p-6"
    >
      <h2 id="order-title" className="font-display text-h3">
        This quote is order {number}
      </h2>
      <p className="text-ink-soft">{describeOrderPayment(order)}</p>
      <div className="flex flex-wrap gap-4">
        {splitPaymentPath ? (
          <ButtonLink to={splitPaymentPath}>
            {formatPayLabel("Pay the balance", centsFromDollars(balance))}
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.account.orderView(id)} variant="secondary">
          See the order
        </ButtonLink>
      </div>
    </section>
  );
}
