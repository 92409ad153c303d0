import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { toOrderOwner } from "~/domains/account/customer";
import { listOrdersOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import { OrderList } from "~/domains/orders/views/order-list";
import { loadAccountPage } from "~/edge/requests/account-page.server";
import { parsePageNumber } from "~/kernel/list-page";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Pagination } from "~/ui/navigation/pagination";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Your orders" });

/**
 * GET /my-account/orders: all orders of the customer, including guest orders with the same email address
 * (ACCT-003).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await loadAccountPage(args, paths.account.orders);
  const number = parsePageNumber(new URL(args.request.url).searchParams.get("page"));
  const { orders, pages } = await listOrdersOfCustomer(
    args.context.services.db,
    toOrderOwner(customer),
    number,
  );
  const last = Math.max(1, pages);
  if (number > last) throw redirect(last > 1 ? `${paths.account.orders}?page=${last}` : paths.account.orders);
  return {
    page,
    number,
    pages,
    orders: orders.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
  };
}

export default function OrdersPage() {
  const { page, orders, number, pages } = useLoaderData<typeof loader>();
  return (
    <AccountPage page={page} title="Your orders">
      {orders.length === 0 ? (
        <EmptyState
          title="No orders yet"
          text="Orders you place with this email show up here, whether you're a guest or signed in."
          action={<ButtonLink to={paths.orderSamples}>Order samples</ButtonLink>}
        />
      ) : (
        <div className="flex flex-col gap-8">
          <OrderList orders={orders} />
          <Pagination
            current={number}
            total={pages}
            label="Pages of your orders"
            hrefFor={(to) => `${paths.account.orders}?page=${to}`}
          />
        </div>
      )}
    </AccountPage>
  );
}
