import type { ActionFunctionArgs } from "@remix-run/node";
import { namedIntentSchema } from "~/domains/checkout/intent.schema";
import { intentFailureReply } from "~/domains/checkout/intent-reply";
import { settleIntent } from "~/domains/checkout/order-intent.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { paymentJson, readPaymentRequest } from "~/edge/payment-request.server";

/** POST /api/payment/stripe/capture-payment (API-007): captures what waits for it; captured already is well too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = await readPaymentRequest(request, context, namedIntentSchema);
  if (asked instanceof Response) return asked;
  const settled = await settleIntent(context.services, asked.orderId, asked.body.paymentIntentId);
  if (!settled.ok) {
    const { status, body } = intentFailureReply(settled.failure);
    return paymentJson(status, body);
  }
  const captured = settled.value.status === "succeeded";
  const message = captured
    ? paymentMessages.successful
    : paymentMessages.unexpectedStatus(settled.value.status);
  return paymentJson(captured ? 200 : 409, { paymentIntent: settled.value, message });
}
