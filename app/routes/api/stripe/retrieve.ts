import type { ActionFunctionArgs } from "@remix-run/node";
import { namedIntentSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { settleIntent } from "~/domains/settlement/intent.server";
import { intentFailureReply } from "~/domains/settlement/intent-reply";
import { paymentJson, readPaymentRequest } from "~/edge/requests/payment-request.server";

/** POST /api/payment/stripe/payment-intent/retrieve (API-008): asks Stripe, and settles what it says. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = await readPaymentRequest(request, context, namedIntentSchema);
  if (asked instanceof Response) return asked;
  const settled = await settleIntent(context.services, asked.own, asked.body.paymentIntentId);
  if (settled.ok) return paymentJson(200, { paymentIntent: settled.value });
  const { status, body } = intentFailureReply(settled.failure);
  return paymentJson(status, body);
}
