import { randomUUID } from "node:crypto";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import type { Shop } from "#tests/support/shop/shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { paths } from "~/kernel/paths";

/** The result of one purchase: 'ordered', or the step at which it failed. */
export type PaidOrderResult = {
  readonly outcome: string;
  readonly placedMs: number;
  readonly orderedMs: number;
};

/**
 * Places an order with a card and confirms the payment at the sandbox, as the shop's page does. It then returns to
 * the shop, which replies with the order's status.
 */
export async function placePaidOrder(
  { url, sandboxUrl }: Shop,
  clientIpHeader: Readonly<Record<string, string>>,
): Promise<PaidOrderResult> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const sendOrder = (method: string, body: object, cookie = "") =>
    fetch(`${url}${paths.api.order}`, {
      method,
      headers: { "content-type": "application/json", origin: url, cookie, ...clientIpHeader },
      body: JSON.stringify(body),
    });
  const placement = { paymentMethod: "online-payment", placementId: randomUUID() };
  const placed = await sendOrder("POST", { ...paidCheckoutForm, ...placement });
  const text = await placed.text();
  const placedMs = elapsed();
  const toResult = (outcome: string): PaidOrderResult => ({ outcome, placedMs, orderedMs: elapsed() });
  if (placed.status !== 200) return toResult(`placed: ${placed.status}`);
  const { order, payment } = orderReplySchema.parse(JSON.parse(text));
  if (!order || payment?.provider !== "stripe") return toResult("placed: no payment");
  const paid = await confirmPayment(sandboxUrl, payment);
  if (!paid.ok) return toResult(`paid: ${paid.status}`);
  const cookie = placed.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const returned = await sendOrder("PATCH", { id: order.id }, cookie.join("; "));
  if (!returned.ok) return toResult(`returned: ${returned.status}`);
  return toResult(orderReplySchema.parse(await returned.json()).order?.status ?? "returned: no order");
}

async function confirmPayment(
  sandboxUrl: string,
  { paymentIntentId, clientSecret }: { readonly paymentIntentId: string; readonly clientSecret: string },
): Promise<Response> {
  const answer = await fetch(`${sandboxUrl}/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: "POST",
    headers: {
      authorization: "Bearer pk_test_sandbox",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: "pm_card_visa" }),
  });
  await answer.arrayBuffer();
  return answer;
}
