import type { ActionFunctionArgs } from "@remix-run/node";
import { intentIdSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { toSettledIntentJson } from "~/domains/payments/providers/stripe/intent-json";
import { toFailureReply } from "~/domains/settlement/settlement.failures";
import { settleBrowserPayment } from "~/domains/settlement/start-payment/browser-payment.server";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { rejectOtherMethods, rejectUnlessPost, toPrivateJson } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/**
 * POST /api/payment/stripe/payment-intent/retrieve (API-008): fetches the result from Stripe and settles it.
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
  if (settlement.ok)
    return toPrivateJson(200, { paymentIntent: toSettledIntentJson(paymentIntentId, settlement.value) });
  const { status, body } = toFailureReply(settlement.failure);
  return toPrivateJson(status, body);
}
