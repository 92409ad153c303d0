import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, type Shopper, startPayingShop } from "#tests/support/payments/paying-shop";

const database = testDatabase();
let shop: PayingShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startPayingShop(database);
});
afterAll(() => shop.close());

async function buyer(): Promise<Shopper> {
  shopper = shop.shopper();
  await shopper.send("POST", "/api/order", paidCheckoutForm);
  return shopper;
}

const intents = "/api/payment/stripe/payment-intent";

describe("an id with a NUL byte", () => {
  const bodies = [
    ["POST", `${intents}/retrieve`, { paymentIntentId: "pi_1\u0000" }],
    ["POST", "/api/payment/stripe/capture-payment", { paymentIntentId: "pi_\u0000" }],
    ["PATCH", intents, { paymentIntentId: "pi_1\u0000" }],
    ["POST", intents, { metadata: { orderId: "a\u0000b" } }],
    ["POST", intents, { paymentMethodId: "pm_\u0000" }],
    ["PATCH", "/api/order", { id: "a\u0000b" }],
  ] as const;
  it.each(bodies)("rejects an id with a NUL byte in %s %s %j", async (method, path, body) => {
    expect(await (await buyer()).send(method, path, body)).toMatchObject({
      status: 400,
      body: { message: "We couldn't understand that request." },
    });
  });

  const orders = [
    { items: [{ sku: "SMPL-\u0000" }] },
    { items: [{ sku: "SMPL-PMGW", finish: { type: "color", value: "\u0000" } }] },
    { orderId: "a\u0000b" },
    { attemptId: "a\u0000b" },
    { placementId: "a\u0000b" },
  ];
  it.each(orders)("places no order for an id with a NUL byte: %j", async (change) => {
    const reply = await shop.shopper().send("POST", "/api/order", { ...paidCheckoutForm, ...change });
    expect(reply).toMatchObject({ status: 422, body: { success: false } });
  });
});

describe("a payment method unknown to the provider", () => {
  it("reports an unknown payment method as the buyer's error with the provider's message [API-004]", async () => {
    const answer = await (await buyer()).send("POST", intents, { paymentMethodId: "pm_does_not_exist" });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining("No such PaymentMethod") },
    });
  });

  it("keeps the order payable after an unknown payment method [CHK-026]", async () => {
    const mine = await buyer();
    await mine.send("POST", intents, { paymentMethodId: "pm_does_not_exist" });
    expect(await mine.send("POST", intents, {})).toMatchObject({
      status: 200,
      body: { paymentIntent: { amount: 23.57 } },
    });
  });
});

describe("an id named like an Object.prototype member", () => {
  it.each(["__proto__", "constructor", "toString"])(
    "does not accept %s as a card, and other payments still work",
    async (id) => {
      const cardToken = { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue: id };
      const terminal = { ...paidCheckoutForm, paymentMethod: "card-terminal", cardToken };
      expect(await shop.shopper().send("POST", "/api/order", terminal)).toMatchObject({ status: 422 });
      expect(await (await buyer()).send("POST", intents, { paymentMethodId: id })).toMatchObject({
        status: 422,
      });
      const next = await shop.shopper().send("POST", "/api/order", paidCheckoutForm);
      expect(next).toMatchObject({ status: 200, body: { payment: { provider: "stripe", amount: 23.57 } } });
    },
  );
});
