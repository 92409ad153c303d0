import type { ActionFunctionArgs } from "@remix-run/node";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { intentIdSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { toSettledIntentJson } from "~/domains/payments/providers/stripe/intent-json";
import { toFailureReply } from "~/domains/settlement/settlement.failures";
import { settleBrowserPayment } from "~/domains/settlement/start-payment/browser-payment.server";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { rejectOtherMethods, rejectUnlessPost, toPrivateJson } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/**
 * POST /api/payment/stripe/capture-payment (API-007): captures an authorized payment; repeated calls succeed
 * too.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const paymentRequest =
    rejectUnlessPost(request) ?? (await readPaymentRequest(request, context, intentIdSchema));
  if (paymentRequest instanceof Response) return paymentRequest;
  const { paymentIntentId } = paymentRequest.body;
  const settlement = await settleBrowserPayment(
    context.services,
    paymentRequest.payables,
    paymentIntentId,
    "stripe",
  );
  if (!settlement.ok) {
    const { status, body } = toFailureReply(settlement.failure);
    return toPrivateJson(status, body);
  }
  const paymentIntent = toSettledIntentJson(paymentIntentId, settlement.value);
  const captured = paymentIntent.status === "succeeded";
  const message = captured
    ? paymentMessages.successful
    : paymentMessages.unexpectedStatus(paymentIntent.status);
  return toPrivateJson(captured ? 200 : 409, { paymentIntent, message });
}
