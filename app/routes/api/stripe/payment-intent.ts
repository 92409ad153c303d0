import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { beginIntentSchema, changeIntentSchema } from "~/domains/payments/providers/stripe/intent.schema";
import { intentJson } from "~/domains/payments/providers/stripe/intent-json";
import { failureReply } from "~/domains/settlement/failure-reply";
import { beginOwn, changeOwn, type PayWish } from "~/domains/settlement/own-payment.server";
import { otherMethod } from "~/edge/requests/other-methods";
import { readPaymentRequest } from "~/edge/requests/payment-request.server";
import { privateJson } from "~/edge/requests/private-json";

/** Nothing is read here. */
export const loader = () => otherMethod("POST", "PATCH");

/** POST begins the card payment of this browser's order, PATCH brings it up to date (API-004 to API-006). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method === "POST") return post(request, context);
  if (request.method === "PATCH") return patch(request, context);
  return otherMethod("POST", "PATCH");
}

async function post(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, beginIntentSchema);
  if (asked instanceof Response) return asked;
  return answer(await beginOwn(context.services, asked.own, wishOf(asked.body), "stripe"));
}

async function patch(request: Request, context: ActionFunctionArgs["context"]): Promise<Response> {
  const asked = await readPaymentRequest(request, context, changeIntentSchema);
  if (asked instanceof Response) return asked;
  const { own, body } = asked;
  return answer(await changeOwn(context.services, own, body.paymentIntentId, wishOf(body), "stripe"));
}

function wishOf({
  amount,
  availableMethods,
  paymentMethodId,
  metadata,
}: z.infer<typeof beginIntentSchema>): PayWish {
  return { amount, id: metadata?.orderId, details: { availableMethods, paymentMethodId } };
}

function answer(started: Awaited<ReturnType<typeof beginOwn<"stripe">>>): Response {
  if (started.ok) return privateJson(200, { paymentIntent: intentJson(started.value) });
  const { status, body } = failureReply(started.failure);
  return privateJson(status, body);
}
