import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { QuoteList, toListedQuote } from "~/domains/account/purchases/quote-list";
import { listQuotesOfCustomer } from "~/domains/quotes/customer-quotes.server";
import { loadAccountPage } from "~/edge/requests/account-page.server";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Your quotes" });

/** GET /my-account/quotes: the customer's quotes (ACCT-003). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await loadAccountPage(args, paths.account.quotes);
  const { db, clock } = args.context.services;
  const quotes = await listQuotesOfCustomer(db, customer.email);
  return { page, quotes: quotes.map((quote) => toListedQuote(quote, clock.now())) };
}

export default function QuotesPage() {
  const { page, quotes } = useLoaderData<typeof loader>();
  return (
    <AccountPage page={page} title="Your quotes">
      {quotes.length === 0 ? (
        <EmptyState
          title="No quotes yet"
          text="Send us your kitchen's measurements and we'll put one together."
          action={<ButtonLink to={paths.freeKitchenDesign}>Request a quote</ButtonLink>}
        />
      ) : (
        <QuoteList quotes={quotes} />
      )}
    </AccountPage>
  );
}
