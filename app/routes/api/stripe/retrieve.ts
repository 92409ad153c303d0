import type { ActionFunctionArgs } from "@remix-run/node";
import { intentIdSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { toSettledIntentJson } from "~/domains/payments/providers/stripe/intent-json";
import { settleBrowserPayment } from "~/domains/settlement/start-payment/browser-payment.server";
import { toFailureReply } from "~/domains/settlement/start-payment/failure-reply";
import { otherMethod, rejectUnlessPost } from "~/edge/requests/other-methods";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { privateJson } from "~/edge/requests/private-json";

/** GET is not allowed. */
export const loader = () => otherMethod("POST");

/** POST /api/payment/stripe/payment-intent/retrieve (API-008): asks Stripe and settles the result. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = rejectUnlessPost(request) ?? (await readPaymentRequest(request, context, intentIdSchema));
  if (asked instanceof Response) return asked;
  const { paymentIntentId } = asked.body;
  const settled = await settleBrowserPayment(context.services, asked.own, paymentIntentId, "stripe");
  if (settled.ok)
    return privateJson(200, { paymentIntent: toSettledIntentJson(paymentIntentId, settled.value) });
  const { status, body } = toFailureReply(settled.failure);
  return privateJson(status, body);
}
