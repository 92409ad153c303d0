import type { ActionFunctionArgs } from "@remix-run/node";
import { beginIntentSchema, changeIntentSchema } from "~/domains/checkout/intent.schema";
import { intentFailureReply, intentJson } from "~/domains/checkout/intent-reply";
import { beginIntent, changeIntent } from "~/domains/checkout/order-intent.server";
import { paymentJson, readPaymentRequest } from "~/edge/payment-request.server";

/** POST begins the card payment of this browser's order, PATCH brings it up to date (API-004 to API-006). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method === "POST") return post(request, context);
  if (request.method === "PATCH") return patch(request, context);
  return new Response(null, { status: 405, headers: { Allow: "POST, PATCH" } });
}

async function post(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, beginIntentSchema);
  if (asked instanceof Response) return asked;
  return answer(await beginIntent(context.services, asked.orderId, asked.body));
}

async function patch(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, changeIntentSchema);
  if (asked instanceof Response) return asked;
  const { orderId, body } = asked;
  return answer(await changeIntent(context.services, orderId, body.paymentIntentId, body));
}

function answer(started: Awaited<ReturnType<typeof beginIntent>>): Response {
  if (started.ok) return paymentJson(200, { paymentIntent: intentJson(started.value) });
  const { status, body } = intentFailureReply(started.failure);
  return paymentJson(status, body);
}
