import { StatusLabel } from "~/domains/orders/views/status-label";
import { isEditable, isExpired } from "~/domains/quotes/quote";
import { openUntil } from "~/domains/quotes/quote.messages";
import { type Cents, formatMoney } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { getCustomerQuoteBadge } from "~/kernel/statuses/customer-labels";
import type { QuoteStatus } from "~/kernel/statuses/statuses";
import { formatDate } from "~/kernel/time/dates";
import { Link } from "~/ui/link";

type QuoteHead = {
  readonly id: string;
  readonly quoteIncrementId: string;
  readonly status: QuoteStatus;
  readonly total: Cents;
};

/** Dates are formatted texts. `openUntil` is null for a quote that was ordered or canceled. */
export type ListedQuote = QuoteHead & { readonly createdAt: string; readonly openUntil: string | null };

type CustomerQuote = QuoteHead & { readonly createdAt: Date; readonly expiresAt: Date };

/** Converts a quote for a list. Dates become texts here, so that server and browser render the same. */
export function toListedQuote({ createdAt, expiresAt, ...head }: CustomerQuote, now: Date): ListedQuote {
  const isOver = isExpired({ status: head.status, expiresAt }, now);
  return {
    ...head,
    createdAt: formatDate(createdAt),
    openUntil: isEditable(head) ? openUntil(formatDate(expiresAt), isOver) : null,
  };
}

export function QuoteList({ quotes }: { readonly quotes: readonly ListedQuote[] }) {
  return (
    <ul className="border-t border-line">
      {quotes.map(({ id, quoteIncrementId, status, total, createdAt, openUntil }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={paths.account.quoteView(id)}
            variant="plain"
            reloadDocument={false}
            className="flex flex-col gap-2 px-1 py-5 hover:bg-white sm:px-4"
          >
            <span className="flex items-baseline justify-between gap-6">
              <span className="font-display text-h3">Quote {quoteIncrementId}</span>
              <span className="tabular-nums">{formatMoney(total)}</span>
            </span>
            <span className="flex items-start justify-between gap-6 text-sm text-ink-soft">
              <span>{openUntil ? `${createdAt} · ${openUntil}` : createdAt}</span>
              <StatusLabel badge={getCustomerQuoteBadge(status)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
