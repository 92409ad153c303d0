import { quoteMessages } from "~/domains/quotes/quote.messages";
import { QuoteView } from "~/domains/quotes/quote-view";
import { paths } from "~/kernel/paths";
import { Alert } from "~/ui/alert";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { AccountFrame } from "./account-frame";
import type { FetchedQuote } from "./fetch-quote";

type QuotePageProps = FetchedQuote & { readonly tryAgain: () => void };

/** The account's page of one quote (QUOT-021 to QUOT-025). */
export function QuotePage({ quote, problem, tryAgain }: QuotePageProps) {
  return (
    <AccountFrame>
      {quote ? (
        <QuoteView
          quote={quote}
          actions={
            <p className="no-print border-t border-line pt-7 text-ink-soft">
              {quote.status === "ready_to_order" ? "The link in our email opens this quote to be paid. " : ""}
              Questions?{" "}
              <a href={paths.contact} className="underline">
                Write to us
              </a>
              .
            </p>
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
        <EmptyState
          title={quoteMessages.notFound}
          action={<ButtonLink to={paths.account.quotes}>Your quotes</ButtonLink>}
        />
      )}
    </AccountFrame>
  );
}
