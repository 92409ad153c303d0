import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderPage } from "~/domains/account/purchases/order-page";
import { orderMessages } from "~/domains/orders/order.messages";
import { requireSignedInCustomer } from "~/edge/guards/signed-in.server";

export const meta: MetaFunction = () => [{ title: "Your order" }, { name: "robots", content: "noindex" }];

/** GET /my-account/order/view without an id (ORD-019). */
export async function loader(args: LoaderFunctionArgs) {
  await requireSignedInCustomer(args);
  return data({ problem: orderMessages.idRequired }, { status: 400 });
}

export default function OrderViewBare() {
  return <OrderPage order={null} problem={useLoaderData<typeof loader>().problem} />;
}
