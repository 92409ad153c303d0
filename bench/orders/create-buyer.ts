import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { z } from "zod";
import { checkoutForm } from "#tests/support/browser/checkout";
import { approvePaypalOrder } from "#tests/support/payments/approve-paypal-order";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { paths } from "~/kernel/paths";
import type { RunningShop } from "./start-shop";

const paymentMethods = ["online-payment", "paypal", "credit-card"] as const;
const sku = "SMPL-UPBW";
const refusalShape = z.object({ totals: z.object({ total: z.number() }) });

export type Buyer = {
  /** Places, pays and confirms one order. With `leaves` the browser is closed after paying. */
  readonly buy: (n: number, leaves: boolean) => Promise<void>;
};

/** Buys one sample for $12.50 at a time with the three providers in turn. */
export async function createBuyer(shop: RunningShop): Promise<Buyer> {
  const stripe = new Stripe(shop.sandbox.secretKey, {
    host: "127.0.0.1",
    port: shop.sandbox.port,
    protocol: "http",
    telemetry: false,
  });
  const finish = await fetchFinish(shop);
  const createForm = async (n: number, shownTotal: number) => {
    const paymentMethod = paymentMethods[n % paymentMethods.length] ?? paymentMethods[0];
    return {
      ...checkoutForm,
      items: [{ sku, finish }],
      bill_email: `buyer-${n}@example.com`,
      placementId: randomUUID(),
      paymentMethod,
      shownTotal,
      ...(paymentMethod === "credit-card" ? { cardToken: await tokenizeCard(shop) } : {}),
    };
  };
  const total = await fetchTotal(shop, await createForm(0, 1));
  return {
    buy: async (n, leaves) => {
      const placed = await sendOrder(shop, n, "POST", await createForm(n, total));
      const { order, payment } = orderReplySchema.parse(await placed.json());
      if (!order) throw new Error(`order ${n} was refused: ${placed.status}`);
      // The webhook arrived before the provider's response, so the order is already paid.
      if (!payment) return;
      if (payment.provider === "stripe")
        await stripe.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
      if (payment.provider === "paypal") await approvePaypalOrder(shop.providers, payment.paypalOrderId);
      if (leaves) return;
      const updated = await sendOrder(shop, n, "PATCH", { id: order.id }, readCookies(placed));
      if (!updated.ok) throw new Error(`order ${n} was not confirmed: ${updated.status}`);
    },
  };
}

/** Sends a request of a buyer with a separate client IP. */
function sendOrder(
  { url }: RunningShop,
  n: number,
  method: string,
  body: object,
  cookie = "",
): Promise<Response> {
  return fetch(`${url}${paths.api.order}`, {
    method,
    headers: {
      "content-type": "application/json",
      origin: url,
      cookie,
      "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: JSON.stringify(body),
  });
}

function readCookies(answer: Response): string {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return pairs.join("; ");
}

const samplesShape = z.object({ samples: z.array(z.object({ finish: z.unknown() })).min(1) });

async function fetchFinish({ url }: RunningShop): Promise<unknown> {
  const answer = await fetch(`${url}${paths.api.samples}?skus=${sku}`);
  return samplesShape.parse(await answer.json()).samples[0]?.finish;
}

/** Returns the total of the sample with shipping and tax. The shop names it when a form shows another total. */
async function fetchTotal(shop: RunningShop, createForm: object): Promise<number> {
  const refused = refusalShape.parse(await (await sendOrder(shop, 0, "POST", createForm)).json());
  return Math.round(refused.totals.total * 100);
}

/** Wraps a card like Accept.js in the browser. */
async function tokenizeCard({ providers, sandbox: { authorizenet } }: RunningShop): Promise<unknown> {
  const { loginId, clientKey } = authorizenet.keys;
  const token = { cardNumber: "4111111111111111", expirationDate: "122034", cardCode: "123" };
  const securePaymentContainerRequest = {
    merchantAuthentication: { name: loginId, clientKey },
    data: { type: "TOKEN", id: "bench", token },
  };
  const answer = await fetch(`${providers.url}/xml/v1/request.api`, {
    method: "POST",
    body: JSON.stringify({ securePaymentContainerRequest }),
  });
  return z.object({ opaqueData: z.unknown() }).parse(await answer.json()).opaqueData;
}
