import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { startIntentSchema, updateIntentSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { toIntentJson } from "~/domains/payments/providers/stripe/intent-json";
import { toFailureReply } from "~/domains/settlement/settlement.failures";
import {
  type PaymentRequest,
  startPaymentOfBrowser,
  updateBrowserPayment,
} from "~/domains/settlement/start-payment/browser-payment.server";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { rejectOtherMethods, toPrivateJson } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST", "PATCH");

/** POST starts the card payment of this browser's order; PATCH updates it (API-004 to API-006). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method === "POST") return post(request, context);
  if (request.method === "PATCH") return patch(request, context);
  return rejectOtherMethods("POST", "PATCH");
}

async function post(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const paymentRequest = await readPaymentRequest(request, context, startIntentSchema);
  if (paymentRequest instanceof Response) return paymentRequest;
  return answer(
    await startPaymentOfBrowser(
      context.services,
      paymentRequest.payables,
      toPaymentRequest(paymentRequest.body),
      "stripe",
    ),
  );
}

async function patch(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const paymentRequest = await readPaymentRequest(request, context, updateIntentSchema);
  if (paymentRequest instanceof Response) return paymentRequest;
  const { payables, body } = paymentRequest;
  return answer(
    await updateBrowserPayment(
      context.services,
      payables,
      body.paymentIntentId,
      toPaymentRequest(body),
      "stripe",
    ),
  );
}

function toPaymentRequest({
  amount,
  availableMethods,
  paymentMethodId,
  metadata,
}: z.infer<typeof startIntentSchema>): PaymentRequest {
  return { amount, id: metadata?.orderId, options: { availableMethods, paymentMethodId } };
}

function answer(started: Awaited<ReturnType<typeof startPaymentOfBrowser<"stripe">>>): Response {
  if (started.ok) return toPrivateJson(200, { paymentIntent: toIntentJson(started.value) });
  const { status, body } = toFailureReply(started.failure);
  return toPrivateJson(status, body);
}
