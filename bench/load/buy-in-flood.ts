import { randomUUID } from "node:crypto";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import type { Shop } from "#tests/support/shop/shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { paths } from "~/kernel/paths";

/** The result of one purchase: 'ordered', or the step at which it failed. */
export type Bought = { readonly outcome: string; readonly placedMs: number; readonly orderedMs: number };

/**
 * Places an order with a card and confirms the payment at the sandbox, as the shop's page does. It then returns to
 * the shop, which replies with the order's status.
 */
export async function buy(
  { url, sandboxUrl }: Shop,
  from: Readonly<Record<string, string>>,
): Promise<Bought> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const ask = (method: string, body: object, cookie = "") =>
    fetch(`${url}${paths.api.order}`, {
      method,
      headers: { "content-type": "application/json", origin: url, cookie, ...from },
      body: JSON.stringify(body),
    });
  const placement = { paymentMethod: "online-payment", placementId: randomUUID() };
  const placed = await ask("POST", { ...paidCheckoutForm, ...placement });
  const text = await placed.text();
  const placedMs = elapsed();
  const ended = (outcome: string): Bought => ({ outcome, placedMs, orderedMs: elapsed() });
  if (placed.status !== 200) return ended(`placed: ${placed.status}`);
  const { order, payment } = orderReplySchema.parse(JSON.parse(text));
  if (!order || payment?.provider !== "stripe") return ended("placed: no payment");
  const paid = await confirm(sandboxUrl, payment);
  if (!paid.ok) return ended(`paid: ${paid.status}`);
  const cookie = placed.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const returned = await ask("PATCH", { id: order.id }, cookie.join("; "));
  if (!returned.ok) return ended(`returned: ${returned.status}`);
  return ended(orderReplySchema.parse(await returned.json()).order?.status ?? "returned: no order");
}

async function confirm(
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
