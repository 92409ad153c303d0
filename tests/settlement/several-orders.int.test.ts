import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, type Shopper, startPayingShop } from "#tests/support/payments/paying-shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";

const database = testDatabase();
let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop(database);
});
afterAll(() => shop.close());

async function placeOrder(shopper: Shopper) {
  const reply = await shopper.send("POST", "/api/order", paidCheckoutForm);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "stripe") throw new Error(JSON.stringify(reply.body));
  return { id: order.id, number: order.orderIncrementId, intent: payment.paymentIntentId };
}

const pay = (intent: string) => shop.bank.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });

describe("a browser with two orders in two tabs", () => {
  it("completes the first of two orders after the second was placed [API-020] [CHK-027]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    const second = await placeOrder(shopper);
    for (const { id, number, intent } of [first, second]) {
      await pay(intent);
      expect(await shopper.send("PATCH", "/api/order", { id })).toMatchObject({
        status: 200,
        body: { sendEmail: true, order: { orderIncrementId: number, status: "ordered" } },
      });
    }
  });

  it("retrieves the intents of both, but not of other browsers [API-008]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    const second = await placeOrder(shopper);
    const otherShopper = await placeOrder(shop.shopper());
    const retrieve = (paymentIntentId: string) =>
      shopper.send("POST", "/api/payment/stripe/payment-intent/retrieve", { paymentIntentId });
    expect(await retrieve(first.intent)).toMatchObject({
      status: 200,
      body: { paymentIntent: { id: first.intent } },
    });
    expect(await retrieve(second.intent)).toMatchObject({ status: 200 });
    expect(await retrieve(otherShopper.intent)).toMatchObject({
      status: 404,
      body: { message: "Order not found." },
    });
  });

  it("starts the payment of the named order, else of the newest [API-004]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    shop.services.clock.advance(1);
    const second = await placeOrder(shopper);
    const begin = (metadata?: object) =>
      shopper.send("POST", "/api/payment/stripe/payment-intent", { metadata });
    expect(await begin({ orderId: first.id })).toMatchObject({
      body: { paymentIntent: { id: first.intent } },
    });
    expect(await begin()).toMatchObject({ body: { paymentIntent: { id: second.intent } } });
    expect(await begin({ orderId: "another" })).toMatchObject({ status: 404 });
  });

  it("updates the named payment intent, not the newest [API-006]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    shop.services.clock.advance(1);
    const second = await placeOrder(shopper);
    const otherShopper = await placeOrder(shop.shopper());
    const change = (paymentIntentId: string) =>
      shopper.send("PATCH", "/api/payment/stripe/payment-intent", { paymentIntentId });
    expect(await change(first.intent)).toMatchObject({
      status: 200,
      body: { paymentIntent: { id: first.intent } },
    });
    expect(await change(second.intent)).toMatchObject({ body: { paymentIntent: { id: second.intent } } });
    expect(await change(otherShopper.intent)).toMatchObject({ status: 404 });
  });
});
