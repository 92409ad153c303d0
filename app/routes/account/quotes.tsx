import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountFrame } from "~/domains/account/account-frame";
import { listedQuote, QuoteList } from "~/domains/account/quote-list";
import { ownQuotes } from "~/domains/quotes/own-quotes.server";
import { requireSignedIn } from "~/edge/guards/signed-in.server";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const meta: MetaFunction = () => [{ title: "Your quotes" }, { name: "robots", content: "noindex" }];

/** GET /my-account/quotes: what was offered to the customer (ruling C03). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedIn(args);
  const { db, clock } = args.context.services;
  const quotes = await ownQuotes(db, customer.email);
  return { quotes: quotes.map((quote) => listedQuote(quote, clock.now())) };
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
        <QuoteList quotes={quotes} />
      )}
    </AccountFrame>
  );
}
