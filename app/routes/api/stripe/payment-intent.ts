import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { beginIntentSchema, changeIntentSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { beginIntent, changeIntent, type IntentWish } from "~/domains/settlement/intent.server";
import { intentFailureReply, intentJson } from "~/domains/settlement/intent-reply";
import { paymentJson, readPaymentRequest } from "~/edge/requests/payment-request.server";

/** POST begins the card payment of this browser's order, PATCH brings it up to date (API-004 to API-006). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method === "POST") return post(request, context);
  if (request.method === "PATCH") return patch(request, context);
  return new Response(null, { status: 405, headers: { Allow: "POST, PATCH" } });
}

async function post(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, beginIntentSchema);
  if (asked instanceof Response) return asked;
  return answer(await beginIntent(context.services, asked.own, wishOf(asked.body)));
}

async function patch(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, changeIntentSchema);
  if (asked instanceof Response) return asked;
  const { own, body } = asked;
  return answer(await changeIntent(context.services, own, body.paymentIntentId, wishOf(body)));
}

function wishOf({
  amount,
  availableMethods,
  paymentMethodId,
  metadata,
}: z.infer<typeof beginIntentSchema>): IntentWish {
  return { amount, id: metadata?.orderId, details: { availableMethods, paymentMethodId } };
}

function answer(started: Awaited<ReturnType<typeof beginIntent>>): Response {
  if (started.ok) return paymentJson(200, { paymentIntent: intentJson(started.value) });
  const { status, body } = intentFailureReply(started.failure);
  return paymentJson(status, body);
}
