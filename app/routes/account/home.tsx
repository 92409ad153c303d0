import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { AccountFrame } from "~/domains/account/account-frame";
import { AccountHome } from "~/domains/account/account-home";
import { listAddresses } from "~/domains/account/addresses/address-book.server";
import { toOrderOwner } from "~/domains/account/customer";
import { toListedQuote } from "~/domains/account/purchases/quote-list";
import { listOrdersOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import { listQuotesOfCustomer } from "~/domains/quotes/customer-quotes.server";
import { loadAccountPage } from "~/edge/requests/account-page.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Your account" });

const latestOrders = 3;
const latestQuotes = 2;

/** GET /my-account: the overview (ACCT-003). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await loadAccountPage(args, paths.account.home);
  const { services } = args.context;
  const [{ orders }, quotes, addresses] = await Promise.all([
    listOrdersOfCustomer(services.db, toOrderOwner(customer), 1),
    listQuotesOfCustomer(services.db, customer.email),
    listAddresses(services.db, customer.id),
  ]);
  const { email, firstName, lastName, phoneNumber } = customer;
  return {
    page,
    customer: { email, firstName, lastName, phoneNumber },
    orders: orders
      .slice(0, latestOrders)
      .map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
    quotes: quotes.slice(0, latestQuotes).map((quote) => toListedQuote(quote, services.clock.now())),
    shipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? null,
    billing: addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? null,
  };
}

export default function AccountHomeRoute() {
  const { page, ...overview } = useLoaderData<typeof loader>();
  const { firstName, email } = overview.customer;
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <AccountFrame
          title={firstName ? `Hello, ${firstName}` : "Your account"}
          isTitled={isTitled}
          introduction={`Signed in as ${email}.`}
        >
          <AccountHome {...overview} />
        </AccountFrame>
      )}
    </CmsPageLayout>
  );
}
