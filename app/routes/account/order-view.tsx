import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { accountMessages } from "~/domains/account/account.messages";
import { toOrderOwner } from "~/domains/account/customer";
import { fetchOrder } from "~/domains/account/purchases/fetch-order";
import { OrderPage } from "~/domains/account/purchases/order-page";
import { findOrderOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import { toOrderJson } from "~/domains/orders/order.schema";
import { requireSignedInCustomer } from "~/edge/guards/signed-in.server";

export const meta: MetaFunction = () => [{ title: "Your order" }, { name: "robots", content: "noindex" }];

/** GET /my-account/order/view/{id} (ACCT-003): an order of the customer; any other returns 404 (API-018). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedInCustomer(args);
  const order = await findOrderOfCustomer(
    args.context.services.db,
    toOrderOwner(customer),
    args.params.id ?? "",
  );
  return data({ order: order && toOrderJson(order), problem: null }, { status: order ? 200 : 404 });
}

/** Within the account the browser calls the endpoint, so that it can show network errors (ORD-020). */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const fetched = await fetchOrder(params.id ?? "");
  // The session has ended; the server's loader redirects to the sign-in.
  if (fetched.problem === accountMessages.signInFirst) window.location.assign(request.url);
  return fetched;
}

export default function OrderViewRoute() {
  return <OrderPage {...useLoaderData<typeof clientLoader>()} />;
}
