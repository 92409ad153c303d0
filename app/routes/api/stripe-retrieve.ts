import type { ActionFunctionArgs } from "@remix-run/node";
import { namedIntentSchema } from "~/domains/checkout/intent.schema";
import { intentFailureReply } from "~/domains/checkout/intent-reply";
import { settleIntent } from "~/domains/checkout/order-intent.server";
import { paymentJson, readPaymentRequest } from "~/edge/payment-request.server";

/** POST /api/payment/stripe/payment-intent/retrieve (API-008): asks Stripe, and settles what it says. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = await readPaymentRequest(request, context, namedIntentSchema);
  if (asked instanceof Response) return asked;
  const settled = await settleIntent(context.services, asked.orderId, asked.body.paymentIntentId);
  if (settled.ok) return paymentJson(200, { paymentIntent: settled.value });
  const { status, body } = intentFailureReply(settled.failure);
  return paymentJson(status, body);
}
