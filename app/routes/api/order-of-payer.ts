import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { toInstallmentRefusal } from "~/domains/installments/installment-reply.server";
import { toOrderJson } from "~/domains/orders/order.schema";
import { readOrderKey } from "~/edge/requests/payments/order-key.server";
import { countOrderLookup } from "~/edge/requests/payments/pay-request.server";
import { respondTooManyRequests, toPrivateReply } from "~/edge/requests/responses";

/**
 * GET /api/order/{orderId}?email (API-016): an order that can be paid in installments, for anyone with its
 * email.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!(await countOrderLookup(context))) return respondTooManyRequests();
  const { email } = readOrderKey(request);
  const order = await findOrderForInstallments(context.services.db, { orderId: params.orderId ?? "", email });
  if (!order.ok) return toPrivateReply(toInstallmentRefusal(order.failure));
  return toPrivateReply({ status: 200, body: { success: true, data: toOrderJson(order.value) } });
}
