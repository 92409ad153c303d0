import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountFrame } from "~/domains/account/account-frame";
import { StatusLabel } from "~/domains/orders/status-label";
import { ownQuotes } from "~/domains/quotes/own-quotes.server";
import { requireSignedIn } from "~/edge/guards/signed-in.server";
import { formatDate } from "~/kernel/dates";
import { formatMoney } from "~/kernel/money";
import { paths } from "~/kernel/paths";
import { quoteBadge } from "~/kernel/status-badges";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Your quotes" }, { name: "robots", content: "noindex" }];

/** GET /my-account/quotes: what was offered to the customer (ruling C03). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedIn(args);
  const quotes = await ownQuotes(args.context.services.db, customer.email);
  return {
    quotes: quotes.map(({ createdAt, expiresAt, ...quote }) => ({
      ...quote,
      createdAt: formatDate(createdAt),
      expiresAt: formatDate(expiresAt),
    })),
  };
}

export default function QuotesPage() {
  const { quotes } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title="Your quotes">
      {quotes.length === 0 ? (
        <EmptyState
          title="No quotes yet"
          text="Send us the sizes of your kitchen, and we will work one out."
          action={<ButtonLink to={paths.freeKitchenDesign}>Ask for a quote</ButtonLink>}
        />
      ) : (
        <ul className="border-t border-line">
          {quotes.map(({ id, quoteIncrementId, status, total, createdAt, expiresAt }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={paths.account.quoteView(id)}
                look="plain"
                reloadDocument={false}
                className="flex flex-col gap-2 px-1 py-5 hover:bg-white sm:px-4"
              >
                <span className="flex items-baseline justify-between gap-6">
                  <span className="font-display text-h3">Quote {quoteIncrementId}</span>
                  <span className="tabular-nums">{formatMoney(total)}</span>
                </span>
                <span className="flex items-start justify-between gap-6 text-sm text-ink-soft">
                  <span>
                    {createdAt}, valid until {expiresAt}
                  </span>
                  <StatusLabel badge={quoteBadge(status)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  );
}
