import type { ActionFunctionArgs } from "@remix-run/node";
import {
  startPaypalSchema,
  updatePaypalSchema,
} from "~/domains/payments/providers/paypal/paypal-request.schema";
import {
  startBrowserPayment,
  updateBrowserPayment,
} from "~/domains/settlement/start-payment/browser-payment.server";
import { toFailureReply } from "~/domains/settlement/start-payment/failure-reply";
import { otherMethod } from "~/edge/requests/other-methods";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { privateJson } from "~/edge/requests/private-json";

/** GET is not allowed. */
export const loader = () => otherMethod("POST", "PATCH");

/** POST creates the PayPal order of this browser's order; PATCH updates it (API-009, API-010). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method === "POST") return post(request, context);
  if (request.method === "PATCH") return patch(request, context);
  return otherMethod("POST", "PATCH");
}

async function post(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, startPaypalSchema);
  if (asked instanceof Response) return asked;
  const { amount, additionalData } = asked.body;
  return answer(
    await startBrowserPayment(context.services, asked.own, { amount, id: additionalData?.orderId }, "paypal"),
  );
}

async function patch(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, updatePaypalSchema);
  if (asked instanceof Response) return asked;
  const { orderId, amount } = asked.body;
  return answer(await updateBrowserPayment(context.services, asked.own, orderId, { amount }, "paypal"));
}

function answer(begun: Awaited<ReturnType<typeof startBrowserPayment<"paypal">>>): Response {
  if (begun.ok) {
    const { paypalOrderId, approveUrl } = begun.value;
    return privateJson(200, {
      id: paypalOrderId,
      response: { links: [{ rel: "approve", href: approveUrl, method: "GET" }] },
    });
  }
  const { status, body } = toFailureReply(begun.failure);
  return privateJson(status, body);
}
