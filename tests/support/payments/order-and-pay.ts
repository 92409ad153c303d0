import Stripe from "stripe";
import { z } from "zod";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import type { Shop } from "../shop/shop";
import { approvePaypalOrder } from "./approve-paypal-order";

type ShopUrls = Pick<Shop, "url" | "sandboxUrl">;
type Order = NonNullable<z.infer<typeof orderReplySchema>["order"]>;

/** Places an order at a running shop, pays at its sandbox, and returns the order. Null when the shop rejects it. */
export async function orderAndPay(
  shop: ShopUrls,
  form: { readonly paymentMethod: string },
): Promise<Order | null> {
  const card = form.paymentMethod === "credit-card" ? { cardToken: await fetchCardToken(shop) } : {};
  const placed = await requestOrderApi(shop, "POST", { ...form, ...card });
  const { order, payment } = orderReplySchema.parse(await placed.json());
  if (!order || !payment) return null;
  // An earlier attempt may have paid already.
  if (payment.provider === "stripe") await payByCard(shop, payment).catch(() => undefined);
  if (payment.provider === "paypal")
    await approvePaypalOrder({ url: shop.sandboxUrl }, payment.paypalOrderId).catch(() => undefined);
  const cookie = placed.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const updated = await requestOrderApi(shop, "PATCH", { id: order.id }, cookie.join("; "));
  return orderReplySchema.parse(await updated.json()).order ?? order;
}

function requestOrderApi({ url }: ShopUrls, method: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", origin: url, cookie };
  return fetch(`${url}/api/order`, { method, headers, body: JSON.stringify(body) });
}

/** Pays as Stripe's script does, with the publishable key and the client secret. */
async function payByCard(
  { sandboxUrl }: ShopUrls,
  payment: { readonly paymentIntentId: string; readonly clientSecret: string },
): Promise<void> {
  const { hostname, port } = new URL(sandboxUrl);
  const bank = new Stripe("pk_test_sandbox", { host: hostname, port, protocol: "http", telemetry: false });
  const card = { client_secret: payment.clientSecret, payment_method: "pm_card_visa" };
  await bank.paymentIntents.confirm(payment.paymentIntentId, card);
}

const methodsShape = z.object({
  paymentMethods: z.array(
    z.object({ gateway: z.string().nullish(), config: z.record(z.string(), z.unknown()) }),
  ),
});

/** Wraps a card into a token, as Accept.js does in the browser. */
async function fetchCardToken({ url, sandboxUrl }: ShopUrls): Promise<unknown> {
  const { paymentMethods } = methodsShape.parse(await (await fetch(`${url}/api/payment-methods`)).json());
  const { loginId, clientKey } =
    paymentMethods.find(({ gateway }) => gateway === "authorizenet")?.config ?? {};
  const token = { cardNumber: "4111111111111111", expirationDate: "122034", cardCode: "123" };
  const securePaymentContainerRequest = {
    merchantAuthentication: { name: loginId, clientKey },
    data: { type: "TOKEN", id: "formControls", token },
  };
  const answer = await fetch(`${sandboxUrl}/xml/v1/request.api`, {
    method: "POST",
    body: JSON.stringify({ securePaymentContainerRequest }),
  });
  return z.object({ opaqueData: z.unknown() }).parse(await answer.json()).opaqueData;
}
