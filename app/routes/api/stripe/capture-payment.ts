import type { ActionFunctionArgs } from "@remix-run/node";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { namedIntentSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { settleIntent } from "~/domains/settlement/intent.server";
import { intentFailureReply } from "~/domains/settlement/intent-reply";
import { paymentJson, readPaymentRequest } from "~/edge/requests/payment-request.server";

/** POST /api/payment/stripe/capture-payment (API-007): captures what waits for it; captured already is well too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = await readPaymentRequest(request, context, namedIntentSchema);
  if (asked instanceof Response) return asked;
  const settled = await settleIntent(context.services, asked.own, asked.body.paymentIntentId);
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
