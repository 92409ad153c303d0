// oxlint-disable max-lines -- the specification of one subject
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { outbox } from "#db/schema/email";
import { orders } from "#db/schema/orders";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, type Shopper, startPayingShop } from "#tests/support/payments/paying-shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { readOrder } from "~/domains/orders/read-order.server";
import { reconcile } from "~/domains/settlement/reconcile.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
});
afterEach(() => shop.close());

/** The response of a card endpoint. */
const intentReply = z.object({
  paymentIntent: z.object({
    id: z.string(),
    status: z.string(),
    client_secret: z.string(),
    amount: z.number(),
  }),
});

/** Places the $23.57 order and returns the data that the browser gets. */
async function placeOrder(shopper: Shopper, changes: Readonly<Record<string, unknown>> = {}) {
  const reply = await shopper.send("POST", "/api/order", { ...paidCheckoutForm, ...changes });
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "stripe") throw new Error(JSON.stringify(reply.body));
  return { id: order.id, intent: payment.paymentIntentId, payment };
}

const confirm = (intent: string, card: string) =>
  shop.bank.paymentIntents.confirm(intent, { payment_method: card }).catch((error: Error) => error);
const orderOf = (id: string) => readOrder(database.db, id);
const ordered = (id: string) =>
  vi.waitFor(async () => expect((await orderOf(id)).status).toBe("ordered"), { timeout: 20_000 });

describe("a card payment through the endpoints", () => {
  it("records the order and creates an intent with its ids [API-019] [API-004] [PAY-043]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const { id, intent, payment } = await placeOrder(shop.shopper());
    expect(payment).toMatchObject({
      provider: "stripe",
      amount: 23.57,
      currency: "usd",
      publishableKey: "pk_test_sandbox",
      status: "requires_payment_method",
    });
    const made = await shop.bank.paymentIntents.retrieve(intent);
    expect(made).toMatchObject({
      amount: 2357,
      currency: "usd",
      receipt_email: "ada@example.com",
      metadata: {
        attemptId: payment.attemptId,
        orderId: id,
        orderIncrementId: "000000001",
        paymentId: expect.any(String),
      },
      shipping: { address: { city: "Fargo", postal_code: "58102" } },
    });
  });

  it("completes and confirms the order by the browser's return alone, and hides recipients from strangers [API-020] [API-021] [CHK-027] [PAY-029]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, intent } = await placeOrder(shopper);
    await confirm(intent, "pm_card_visa");
    const reply = await shopper.send("PATCH", "/api/order", { id });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Payment successful.",
        sendEmail: true,
        adminEmail: [],
        order: {
          status: "ordered",
          total: 23.57,
          payments: [
            { status: "completed", amountPaid: 23.57, additionalData: { last4: "4242", brand: "visa" } },
          ],
        },
      },
    });
    expect(await database.db.select().from(outbox)).toHaveLength(2);
  });

  it("completes the order by the webhook alone when the browser was closed [CHK-027]", async () => {
    const { id, intent } = await placeOrder(shop.shopper());
    await confirm(intent, "pm_card_visa");
    await ordered(id);
    expect((await orderOf(id)).payments).toHaveLength(1);
  });

  it("completes the order by the reconciler alone without a webhook [CHK-027]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const { id, intent } = await placeOrder(shop.shopper());
    await confirm(intent, "pm_card_visa");
    shop.services.clock.advance(121);
    await reconcile(shop.services);
    expect(await orderOf(id)).toMatchObject({ status: "ordered", payments: [{ status: "completed" }] });
  });

  it("counts repeated and reordered events once, together with the browser's return [PAY-006]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, intent } = await placeOrder(shopper);
    await confirm(intent, "pm_card_visa");
    await shop.sandbox.control.releaseWebhooks("reversed");
    const events = await shop.sandbox.control.events();
    await Promise.all([
      ...events.map(({ id: event }) => shop.sandbox.control.resendEvent(event, 3)),
      shopper.send("PATCH", "/api/order", { id }),
    ]);
    await ordered(id);
    expect((await orderOf(id)).payments).toHaveLength(1);
    expect(await database.db.select().from(outbox)).toHaveLength(2);
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  const declines = [
    ["declined", "pm_card_visa_chargeDeclined", "Your card was declined."],
    [
      "insufficient funds",
      "pm_card_visa_chargeDeclinedInsufficientFunds",
      "Your card has insufficient funds.",
    ],
    ["expired", "pm_card_chargeDeclinedExpiredCard", "Your card has expired."],
    ["wrong CVC", "pm_card_chargeDeclinedIncorrectCvc", "Your card's security code is incorrect."],
  ] as const;
  it.each(declines)(
    "shows the bank's message and keeps the order: %s [CHK-028]",
    async (_what, card, message) => {
      const shopper = shop.shopper();
      const { id, intent } = await placeOrder(shopper);
      await confirm(intent, card);
      const reply = await shopper.send("PATCH", "/api/order", { id });
      expect(reply.body).toMatchObject({ success: true, sendEmail: false, message });
      expect(await orderOf(id)).toMatchObject({
        status: "pending_payment",
        payments: [{ status: "failed" }],
      });
      expect(await database.db.select().from(outbox)).toEqual([]);
    },
  );

  it("accepts another card for the same order after a decline with one charge [CHK-026]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    await confirm(first.intent, "pm_card_visa_chargeDeclined");
    await shopper.send("PATCH", "/api/order", { id: first.id });
    const second = await placeOrder(shopper, { orderId: first.id });
    expect(second.id).toBe(first.id);
    await confirm(second.intent, "pm_card_mastercard");
    await shopper.send("PATCH", "/api/order", { id: first.id });
    const order = await orderOf(first.id);
    expect(order.payments.map(({ status }) => status)).toEqual(["failed", "completed"]);
    expect(order.orderIncrementId).toBe("000000001");
    const charged = (await shop.sandbox.control.ledger()).filter(({ captured }) => captured > 0);
    expect(charged).toMatchObject([{ amount: 2357, last4: "4444" }]);
  });

  it("updates the intent when the shopper changes the cart before paying [CHK-026] [API-006]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    const texas = { bill_state: "TX", bill_zip: "75001", bill_city: "Dallas", shownTotal: 2430 };
    const second = await placeOrder(shopper, { orderId: first.id, ...texas });
    expect(second.intent).toBe(first.intent);
    await confirm(second.intent, "pm_card_visa");
    await shopper.send("PATCH", "/api/order", { id: first.id });
    expect(await orderOf(first.id)).toMatchObject({
      status: "ordered",
      total: 2430,
      payments: [{ amount: 2430 }],
    });
  });

  it("updates the intent by PATCH when the change did not reach the provider before [API-006]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    const texas = { bill_state: "TX", bill_zip: "75001", bill_city: "Dallas", shownTotal: 2430 };
    await shop.sandbox.control.fault({ kind: "fail", method: "POST", status: 500, times: 10 });
    const lost = await shopper.send("POST", "/api/order", {
      ...paidCheckoutForm,
      orderId: first.id,
      ...texas,
    });
    expect(lost.status).toBe(502);
    await shop.sandbox.control.clearFaults();
    const patch = (body: object) =>
      shopper.send("PATCH", "/api/payment/stripe/payment-intent", { paymentIntentId: first.intent, ...body });
    expect(await patch({ amount: 23.57 })).toMatchObject({
      status: 409,
      body: { error: "Prices have changed. The new total is $24.30." },
    });
    const { id: orderId } = first;
    const metadata = { orderId, orderIncrementId: "000000001", paymentId: "p-1" };
    const answer = await patch({ amount: 24.3, receiptEmail: "ada@example.com", metadata });
    expect(answer.status).toBe(200);
    expect(intentReply.parse(answer.body).paymentIntent).toMatchObject({ id: first.intent, amount: 24.3 });
    expect(await shop.bank.paymentIntents.retrieve(first.intent)).toMatchObject({
      amount: 2430,
      receipt_email: "ada@example.com",
      shipping: { address: { postal_code: "75001" } },
      metadata: { orderId, orderIncrementId: "000000001" },
    });
    expect(
      await shop.shopper().send("PATCH", "/api/payment/stripe/payment-intent", {
        paymentIntentId: first.intent,
      }),
    ).toMatchObject({ status: 404 });
  });

  it("creates one payment for two parallel submits with different details [CHK-025]", async () => {
    const shopper = shop.shopper();
    const placementId = "6a1f3c9e-0d51-4c7c-9f57-0f4f6a2f7a10";
    const submits = ["12 Main St", "14 Main St", "16 Main St"].map((bill_address_1) =>
      placeOrder(shopper, { placementId, bill_address_1 }),
    );
    const placed = await Promise.all(submits);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(new Set(placed.map(({ intent }) => intent)).size).toBe(1);
    await confirm(placed[0]?.intent ?? "", "pm_card_visa");
    await ordered(placed[0]?.id ?? "");
  });

  it("starts no further payment when an earlier one paid the order [API-004]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    await confirm(first.intent, "pm_card_visa_chargeDeclined");
    await shopper.send("PATCH", "/api/order", { id: first.id });
    await shop.sandbox.control.holdWebhooks();
    await confirm(first.intent, "pm_card_visa");
    expect(await shopper.send("POST", "/api/payment/stripe/payment-intent", {})).toMatchObject({
      status: 409,
      body: { error: "This order has already been fully paid." },
    });
    expect(await orderOf(first.id)).toMatchObject({ status: "ordered" });
    expect(
      await shopper.send("POST", "/api/order", { ...paidCheckoutForm, orderId: first.id }),
    ).toMatchObject({
      status: 200,
      body: { sendEmail: true, order: { status: "ordered" } },
    });
  });

  it("cancels the superseded intent, so that only the new one can be paid [CHK-026]", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    await confirm(first.intent, "pm_card_visa_chargeDeclined");
    await shopper.send("PATCH", "/api/order", { id: first.id });
    const second = await placeOrder(shopper, { orderId: first.id });
    expect(await shop.bank.paymentIntents.retrieve(first.intent)).toMatchObject({ status: "canceled" });
    expect(await confirm(first.intent, "pm_card_visa")).toBeInstanceOf(Error);
    await confirm(second.intent, "pm_card_visa");
    await ordered(first.id);
    expect((await orderOf(first.id)).payments.map(({ status }) => status)).toEqual(["failed", "completed"]);
  });

  it("sends no email while 3-D Secure is open [PAY-013]", async () => {
    const shopper = shop.shopper();
    const { id, intent } = await placeOrder(shopper);
    await confirm(intent, "pm_card_authenticationRequired");
    const reply = await shopper.send("PATCH", "/api/order", { id });
    expect(reply.body).toMatchObject({ sendEmail: false, message: "Additional authentication required" });
  });

  it("emails a confirmation while the bank decides for hours, then sets the order to ordered [CHK-027]", async () => {
    const shopper = shop.shopper();
    const { id, intent } = await placeOrder(shopper);
    await shop.sandbox.control.settleLater(intent);
    await confirm(intent, "pm_card_visa");
    expect((await shopper.send("PATCH", "/api/order", { id })).body).toMatchObject({ sendEmail: true });
    expect(await orderOf(id)).toMatchObject({ status: "pending_payment", payments: [{ status: "pending" }] });
    await shop.sandbox.control.settle(intent, "succeeded");
    await ordered(id);
    // Two emails about the order and two about the payment that arrived later.
    expect(await database.db.select().from(outbox)).toHaveLength(4);
  });
});

describe("a provider in trouble", () => {
  const troubles = [
    ["a 500 after it created the intent", { kind: "fail-after", status: 500 }],
    ["a closed connection after it created the intent", { kind: "drop" }],
    ["an unreadable response after it created the intent", { kind: "garbage" }],
  ] as const;
  it.each(troubles)("keeps the order and the same intent after %s", async (_what, fault) => {
    const shopper = shop.shopper();
    await shop.sandbox.control.fault({ ...fault, method: "POST", path: "/v1/payment_intents", times: 10 });
    const lost = await shopper.send("POST", "/api/order", paidCheckoutForm);
    expect(lost).toMatchObject({
      status: 502,
      body: { success: false, message: "The payment provider didn't respond. Please try again." },
    });
    await shop.sandbox.control.clearFaults();
    const { order } = orderReplySchema.parse(lost.body);
    const again = await placeOrder(shopper, { orderId: order?.id });
    await confirm(again.intent, "pm_card_visa");
    await shopper.send("PATCH", "/api/order", { id: again.id });
    expect(await database.db.select().from(orders)).toHaveLength(1);
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  it("returns an unknown result when the provider does not answer", async () => {
    const shopper = shop.shopper();
    await shop.sandbox.control.holdWebhooks();
    const { id, intent } = await placeOrder(shopper);
    await confirm(intent, "pm_card_visa");
    await shop.sandbox.control.fault({ kind: "fail", method: "GET", status: 500, times: 10 });
    expect((await shopper.send("PATCH", "/api/order", { id })).status).toBe(502);
    await shop.sandbox.control.clearFaults();
    expect((await shopper.send("PATCH", "/api/order", { id })).body).toMatchObject({ sendEmail: true });
  });
});

describe("a forged request", () => {
  it("ignores a posted payment success [API-020]", async () => {
    const shopper = shop.shopper();
    const { id } = await placeOrder(shopper);
    const forged = {
      id,
      status: "ordered",
      payments: [{ transactionId: "ch_forged", amountPaid: 23.57, status: "completed" }],
      statusHistory: [{ status: "ordered", comment: "paid", isCustomerNotified: true }],
    };
    expect((await shopper.send("PATCH", "/api/order", forged)).body).toMatchObject({ sendEmail: false });
    expect(await orderOf(id)).toMatchObject({ status: "pending_payment", payments: [{ status: "pending" }] });
  });

  it("replies for another shopper's order as for a missing one [API-020]", async () => {
    const { id } = await placeOrder(shop.shopper());
    const otherShopper = shop.shopper();
    const refused = { status: 404, body: { success: false, message: "Order not found." } };
    expect(await otherShopper.send("PATCH", "/api/order", { id })).toEqual(refused);
    expect(await otherShopper.send("PATCH", "/api/order", { id: "nothing" })).toEqual(refused);
  });

  it("rejects the use of the intent of another shopper's order [API-007] [API-008]", async () => {
    const victim = await placeOrder(shop.shopper());
    const thief = shop.shopper();
    await placeOrder(thief);
    for (const path of [
      "/api/payment/stripe/payment-intent/retrieve",
      "/api/payment/stripe/capture-payment",
    ]) {
      expect(await thief.send("POST", path, { paymentIntentId: victim.intent })).toMatchObject({
        status: 404,
      });
    }
  });

  it("rejects a posted amount other than the total of the order [API-004]", async () => {
    const shopper = shop.shopper();
    const { id, intent } = await placeOrder(shopper);
    expect(
      await shopper.send("POST", "/api/payment/stripe/payment-intent", {
        amount: 0.5,
        metadata: { orderId: id },
      }),
    ).toMatchObject({ status: 409, body: { error: "Prices have changed. The new total is $23.57." } });
    expect((await shop.bank.paymentIntents.retrieve(intent)).amount).toBe(2357);
  });

  it("rejects an event with a foreign or old signature", async () => {
    const { intent } = await placeOrder(shop.shopper());
    const payload = JSON.stringify({
      id: "evt_forged",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: { id: intent, object: "payment_intent" } },
    });
    const signed = (secret: string, timestamp: number) =>
      shop.bank.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const now = Math.floor(Date.now() / 1000);
    for (const signature of [signed("whsec_foreign", now), signed("whsec_sandbox", now - 3600), ""]) {
      const answer = await postWebhook(payload, signature);
      expect(answer).toBe(400);
    }
  });

  async function postWebhook(payload: string, signature: string): Promise<number> {
    const { action } = await import("~/routes/api/stripe/webhook");
    const request = new Request("http://localhost:3000/api/payment/stripe/webhook", {
      method: "POST",
      headers: signature ? { "stripe-signature": signature } : {},
      body: payload,
    });
    return (await action({ request, context: { services: shop.services }, params: {} })).status;
  }
});

describe("the order and card endpoints", () => {
  it("returns the order's intent in dollars and settles it on retrieval [API-004] [API-008] [PAY-016]", async () => {
    const shopper = shop.shopper();
    const { id, intent } = await placeOrder(shopper);
    const startedPayment = await shopper.send("POST", "/api/payment/stripe/payment-intent", {
      paymentMethodId: "pm_card_visa",
      amount: 23.57,
      currency: "usd",
      receiptEmail: "ada@example.com",
      metadata: { orderId: id },
    });
    expect(startedPayment).toMatchObject({
      status: 200,
      body: { paymentIntent: { id: intent, amount: 23.57 } },
    });
    await confirm(intent, "pm_card_visa");
    expect(
      await shopper.send("POST", "/api/payment/stripe/payment-intent/retrieve", { paymentIntentId: intent }),
    ).toMatchObject({
      status: 200,
      body: { paymentIntent: { id: intent, status: "succeeded", amount: 23.57 } },
    });
    expect(await orderOf(id)).toMatchObject({ status: "ordered" });
  });

  it("creates the payment element's intent with its allowed methods [API-005]", async () => {
    const shopper = shop.shopper();
    const path = "/v1/payment_intents";
    await shop.sandbox.control.fault({ kind: "fail", method: "POST", path, status: 500, times: 10 });
    const lost = await shopper.send("POST", "/api/order", paidCheckoutForm);
    await shop.sandbox.control.clearFaults();
    const { order } = orderReplySchema.parse(lost.body);
    const startedPayment = await shopper.send("POST", "/api/payment/stripe/payment-intent", {
      amount: 23.57,
      currency: "usd",
      receiptEmail: "ada@example.com",
      shipping: { name: "Ada Lovelace", address: { line1: "12 Main St", postal_code: "58102" } },
      availableMethods: ["card", "link"],
      metadata: { orderId: order?.id },
    });
    const { paymentIntent } = intentReply.parse(startedPayment.body);
    expect(paymentIntent).toMatchObject({ status: "requires_payment_method", amount: 23.57 });
    expect(paymentIntent.client_secret).toMatch(`${paymentIntent.id}_secret`);
    expect(await shop.bank.paymentIntents.retrieve(paymentIntent.id)).toMatchObject({
      amount: 2357,
      currency: "usd",
      receipt_email: "ada@example.com",
      shipping: { name: "Ada Lovelace", address: { line1: "12 Main St", postal_code: "58102" } },
      payment_method_types: ["card", "link"],
    });
  });

  it("confirms a repeated capture of a payment without another charge [API-007]", async () => {
    const shopper = shop.shopper();
    const { intent } = await placeOrder(shopper);
    await confirm(intent, "pm_card_visa");
    const request = { paymentIntentId: intent };
    for (const _time of [1, 2]) {
      expect(await shopper.send("POST", "/api/payment/stripe/capture-payment", request)).toMatchObject({
        status: 200,
        body: { message: "Payment successful." },
      });
    }
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  it("returns the validation errors of an order by field [CHK-024]", async () => {
    const reply = await shop.shopper().send("POST", "/api/order", { ...paidCheckoutForm, bill_zip: "59A70" });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        success: false,
        message: "Form validation failed. Please check your information.",
        errors: { bill_zip: ["Only numbers are allowed"] },
      },
    });
  });

  it("returns the new totals of an order when prices changed [API-019]", async () => {
    expect(
      await shop.shopper().send("POST", "/api/order", { ...paidCheckoutForm, shownTotal: 1 }),
    ).toMatchObject({
      status: 409,
      body: {
        message: "Prices have changed. The new total is $23.57. Please check it and submit again.",
        totals: { subtotal: 12.5, shipping: 9.95, taxPercent: 5, tax: 1.12, total: 23.57 },
      },
    });
  });

  const hostile = [
    ["a NUL", { additionalNotes: "a\u0000b" }],
    ["a text above 2,000 characters", { bill_address_1: "a".repeat(2_001) }],
    ["an SKU above 200 characters", { items: [{ sku: "S".repeat(201) }] }],
    ["more than 100 lines", { items: Array.from({ length: 101 }, (_, line) => ({ sku: `SMPL-${line}` })) }],
    ["a fraction of a cent", { shownTotal: 0.5 }],
    ["a total of 1e300", { shownTotal: 1e300 }],
    ["a body longer than a megabyte", { nonsense: "x".repeat(1024 * 1024) }],
  ] as const;
  it.each(hostile)("rejects an order with %s as an invalid form", async (_what, changes) => {
    const reply = await shop.shopper().send("POST", "/api/order", { ...paidCheckoutForm, ...changes });
    expect(reply).toMatchObject({ status: 422, body: { success: false } });
  });

  it("rejects an amount out of range at the intent and order endpoints", async () => {
    const shopper = shop.shopper();
    const { intent } = await placeOrder(shopper);
    const amount = 1e300;
    expect(await shopper.send("POST", "/api/payment/stripe/payment-intent", { amount })).toMatchObject({
      status: 422,
    });
    const order = { total: amount, shippingMethod: "standard", items: [], addresses: [] };
    expect(await shopper.send("POST", "/api/order", order)).toMatchObject({ status: 422 });
    expect((await shop.bank.paymentIntents.retrieve(intent)).amount).toBe(2357);
  });

  it("stores the names of an order unchanged in every script, with marks and emoji", async () => {
    const notes = "Zoë’s 台所 🚪 <script>alert(1)</script>";
    const { id } = await placeOrder(shop.shopper(), {
      bill_first_name: "Zoë",
      bill_last_name: "Łukasz",
      additionalNotes: notes,
    });
    expect(await orderOf(id)).toMatchObject({ firstName: "Zoë", lastName: "Łukasz", additionalNotes: notes });
  });

  it("accepts the order payload of API-019 and records its order [ORD-001] [API-019]", async () => {
    const address = {
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      street1: "12 Main St",
      city: "Sidney",
      state: "MT",
      zipCode: "59270",
      countryId: "US",
      phoneNumber: "4065550100",
    };
    const body = {
      state: "new",
      status: "pending",
      email: "ada@example.com",
      total: 0,
      shippingMethod: "standard",
      items: [
        {
          sku: "SMPL-TRNV",
          qty: 1,
          price: 0,
          customOptions: [{ type: "color", label: "Navy", value: "trnv" }],
        },
      ],
      addresses: [
        { type: "billing", ...address },
        { type: "shipping", ...address },
      ],
      payments: [{ method: "credit-card", methodLabel: "Credit card" }],
      statusHistory: [
        { status: "pending", comment: "New order has been created", isCustomerNotified: false },
      ],
    };
    expect(await shop.shopper().send("POST", "/api/order", body)).toMatchObject({
      status: 200,
      body: { success: true, order: { status: "ordered", total: 0, paymentStatus: "completed" } },
    });
  });

  it("limits repeated attempts to place an order", async () => {
    const shopper = shop.shopper();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      statuses.push((await shopper.send("POST", "/api/order", {})).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
  });

  it("keeps secrets out of log and database [CHK-030]", async () => {
    const shopper = shop.shopper();
    const { id, intent, payment } = await placeOrder(shopper);
    await shop.sandbox.control.fault({ kind: "fail", method: "GET", status: 500, times: 10 });
    await shopper.send("PATCH", "/api/order", { id });
    await shop.sandbox.control.clearFaults();
    await confirm(intent, "pm_card_visa");
    await shopper.send("PATCH", "/api/order", { id });
    const stored = JSON.stringify([
      await orderOf(id),
      await database.db.select().from(orders).where(eq(orders.id, id)),
    ]);
    const secrets = [
      "sk_test_sandbox",
      "whsec_sandbox",
      payment.clientSecret,
      "a-session-secret",
      shopper.cookie(),
    ];
    for (const secret of secrets) expect(`${shop.getLogText()}${stored}`).not.toContain(secret);
  });
});
