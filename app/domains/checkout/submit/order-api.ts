import { sendJson } from "@stile-and-rail/http/send-json";
import { paths } from "~/kernel/paths";
import type { OrderReply } from "../place-order/order-reply.schema";

export type OrderResponse = { readonly status: number; readonly reply: OrderReply };

/** Places an order or pays an existing one again. Rejects on a network error. */
export function postOrder(body: object): Promise<OrderResponse> {
  return send("POST", body);
}

/**
 * Fetches the result of the payment from the shop, which fetches it from the provider (docs/payments.md, rule
 * 7).
 */
export function patchOrder(id: string): Promise<OrderResponse> {
  return send("PATCH", { id });
}

/** Loads what parses replies; the checkout calls it when it opens, so that a script is not missing after a payment. */
export const loadReplySchema = () => import("../place-order/order-reply.schema");

async function send(method: "POST" | "PATCH", body: object): Promise<OrderResponse> {
  const { orderReplySchema } = await loadReplySchema();
  const response = await sendJson(paths.api.order, body, method);
  return { status: response.status, reply: orderReplySchema.parse(await response.json()) };
}
