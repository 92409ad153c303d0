import type { LoaderFunctionArgs } from "@remix-run/node";
import { toOrderOwner } from "~/domains/account/customer";
import { findOrderOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import { orderMessages } from "~/domains/orders/order.messages";
import { toOrderJson } from "~/domains/orders/order.schema";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { toPrivateJson } from "~/edge/requests/responses";

/** GET /api/order/view/{id}: an order of the signed-in customer, else 404 (API-018). */
export async function loader(args: LoaderFunctionArgs) {
  const signedIn = await readAccountRequest(args);
  if (signedIn instanceof Response) return signedIn;
  const order = await findOrderOfCustomer(
    args.context.services.db,
    toOrderOwner(signedIn.customer),
    args.params.id ?? "",
  );
  return order
    ? toPrivateJson(200, { success: true, status: 200, code: 200, data: toOrderJson(order) })
    : toPrivateJson(404, { success: false, status: 404, code: 404, message: orderMessages.notFound });
}
