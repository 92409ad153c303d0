import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import { orderMessages } from "~/domains/orders/order.messages";
import type { PayableRef } from "~/domains/payments/attempt";
import { readOrderIds } from "../../guards/cookies/order-cookie.server";
import { readJson } from "../read-json.server";
import { tooManyRequestsMessage, toPrivateJson } from "../responses";

/** `payables`: the orders that this browser placed and may pay. At least one, newest first. */
export type PaymentRequest<T> = { readonly payables: readonly PayableRef[]; readonly body: T };

/**
 * Checks of every payment endpoint: rate limit, valid body, and an order that this browser placed. Returns the
 * response when a check fails.
 */
export async function readPaymentRequest<S extends z.ZodType>(
  request: Request,
  { services, clientIp }: AppLoadContext,
  schema: S,
  notUnderstood = "We couldn't understand that request.",
): Promise<PaymentRequest<z.infer<S>> | Response> {
  if (!(await services.limits.allows("payment", clientIp ?? "unknown"))) {
    return toPrivateJson(429, createRefusal(tooManyRequestsMessage));
  }
  const body = await readJson(request, schema);
  if (!body.ok) return toPrivateJson(body.failure.status, createRefusal(notUnderstood));
  const orderIds = readOrderIds(request, services.env, services.clock.now());
  return orderIds.length > 0
    ? { payables: orderIds.map((id) => ({ kind: "order", id })), body: body.value }
    : toPrivateJson(404, createRefusal(orderMessages.notFound));
}

function createRefusal(message: string) {
  return { error: message, message };
}
