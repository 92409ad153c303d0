import type { ActionFunctionArgs } from "@remix-run/node";
import {
  startPaypalSchema,
  updatePaypalSchema,
} from "~/domains/payments/providers/paypal/paypal-request.schema";
import { toFailureReply } from "~/domains/settlement/settlement.failures";
import {
  startPaymentOfBrowser,
  updateBrowserPayment,
} from "~/domains/settlement/start-payment/browser-payment.server";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { rejectOtherMethods, toPrivateJson } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST", "PATCH");

/** POST creates the PayPal order of this browser's order; PATCH updates it (API-009, API-010). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method === "POST") return post(request, context);
  if (request.method === "PATCH") return patch(request, context);
  return rejectOtherMethods("POST", "PATCH");
}

async function post(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const paymentRequest = await readPaymentRequest(request, context, startPaypalSchema);
  if (paymentRequest instanceof Response) return paymentRequest;
  const { amount, additionalData } = paymentRequest.body;
  return answer(
    await startPaymentOfBrowser(
      context.services,
      paymentRequest.payables,
      { amount, id: additionalData?.orderId },
      "paypal",
    ),
  );
}

async function patch(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const paymentRequest = await readPaymentRequest(request, context, updatePaypalSchema);
  if (paymentRequest instanceof Response) return paymentRequest;
  const { orderId, amount } = paymentRequest.body;
  return answer(
    await updateBrowserPayment(context.services, paymentRequest.payables, orderId, { amount }, "paypal"),
  );
}

function answer(startedPayment: Awaited<ReturnType<typeof startPaymentOfBrowser<"paypal">>>): Response {
  if (startedPayment.ok) {
    const { paypalOrderId, approveUrl } = startedPayment.value;
    return toPrivateJson(200, {
      id: paypalOrderId,
      response: { links: [{ rel: "approve", href: approveUrl, method: "GET" }] },
    });
  }
  const { status, body } = toFailureReply(startedPayment.failure);
  return toPrivateJson(status, body);
}
