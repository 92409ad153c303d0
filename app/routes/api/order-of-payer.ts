import type { LoaderFunctionArgs } from "@remix-run/node";
import { findSplitOrder } from "~/domains/instalments/find-split-order.server";
import { instalmentRefusal } from "~/domains/instalments/instalment-reply.server";
import { orderJson } from "~/domains/orders/order.schema";
import { orderKeyOf } from "~/edge/requests/order-key.server";
import { mayLookUp, payAnswer, tooMany } from "~/edge/requests/pay-request.server";

/** GET /api/order/{orderId}?email (API-016): an order that may be paid in parts, for who knows its e-mail. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!(await mayLookUp(context))) return tooMany();
  const { email } = orderKeyOf(request);
  const found = await findSplitOrder(context.services.db, { orderId: params.orderId ?? "", email });
  if (!found.ok) return payAnswer(instalmentRefusal(found.failure));
  return payAnswer({ status: 200, body: { success: true, data: orderJson(found.value) } });
}
