// oxlint-disable max-lines -- the specification of one subject
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outbox } from "#db/schema/email";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { approvePaypalOrder } from "#tests/support/payments/approve-paypal-order";
import { type PayingShop, type Shopper, startPayingShop } from "#tests/support/payments/paying-shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { readOrder } from "~/domains/orders/read-order.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { action as paypalWebhookAction } from "~/routes/api/paypal/webhook";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
});
afterEach(() => shop.close());

/** Places the $23.57 order with PayPal and returns the data that the browser gets. */
async function placeOrder(shopper: Shopper, changes: Readonly<Record<string, unknown>> = {}) {
  const form = { ...paidCheckoutForm, paymentMethod: "paypal", ...changes };
  const reply = await shopper.send("POST", "/api/order", form);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "paypal") throw new Error(JSON.stringify(reply.body));
  return { id: order.id, ref: payment.paypalOrderId, payment };
}

const orderOf = (id: string) => readOrder(database.db, id);
const ordered = (id: string) =>
  vi.waitFor(async () => expect((await orderOf(id)).status).toBe("ordered"), { timeout: 20_000 });
const asksFor = async (part: string) =>
  (await shop.sandbox.control.requests()).filter(({ path }) => path.includes(part));

const capture = (shopper: Shopper, orderId: string) =>
  shopper.send("POST", "/api/payment/paypal/capture", { orderId });
const declined =
  "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.";

describe("a PayPal payment", () => {
  it("records the order and creates a PayPal order of its amount", async () => {
    const { payment } = await placeOrder(shop.shopper());
    expect(payment).toMatchObject({
      provider: "paypal",
      clientId: "client-of-the-tests",
      amount: 23.57,
      currency: "usd",
      status: "CREATED",
    });
  });

  it("captures the payment when the browser returns, then completes and confirms the order [CHK-027] [PAY-011]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref);
    const reply = await shopper.send("PATCH", "/api/order", { id });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        sendEmail: true,
        message: "Payment successful.",
        order: { status: "ordered", payments: [{ status: "completed", amountPaid: 23.57 }] },
      },
    });
    expect(await database.db.select().from(outbox)).toHaveLength(2);
    const ledger = await shop.sandbox.control.ledger();
    expect(ledger).toMatchObject([{ intent: ref, amount: 2357, captured: 2357 }]);
  });

  it("captures the payment by PayPal's webhook when the browser was closed [CHK-027]", async () => {
    const { id, ref } = await placeOrder(shop.shopper());
    await approvePaypalOrder(shop.sandbox, ref);
    await ordered(id);
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  it("captures the payment by the reconciler without a webhook [CHK-027]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const { id, ref } = await placeOrder(shop.shopper());
    await approvePaypalOrder(shop.sandbox, ref);
    shop.services.clock.advance(121);
    await reconcile(shop.services);
    expect(await orderOf(id)).toMatchObject({ status: "ordered" });
    expect(await asksFor("/capture")).toHaveLength(1);
  });
});

describe("the PayPal endpoints", () => {
  it("creates a PayPal order once with its approve link [API-009]", async () => {
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    const request = { amount: 23.57, currency: "usd", additionalData: { orderId: id } };
    const reply = await shopper.send("POST", "/api/payment/paypal/order", request);
    const href = `${shop.sandbox.url}/paypal/checkoutnow?token=${ref}`;
    expect(reply).toMatchObject({
      status: 200,
      body: { id: ref, response: { links: [{ rel: "approve", href }] } },
    });
    const wrong = await shopper.send("POST", "/api/payment/paypal/order", { ...request, amount: 1 });
    expect(wrong).toMatchObject({
      status: 409,
      body: { error: "Prices have changed. The new total is $23.57." },
    });
    expect(await shop.shopper().send("POST", "/api/payment/paypal/order", request)).toMatchObject({
      status: 404,
    });
  });

  it("updates a PayPal order and refuses orders of other browsers [API-010]", async () => {
    const shopper = shop.shopper();
    const { ref } = await placeOrder(shopper);
    const changed = { orderId: ref, amount: 23.57, currency: "usd" };
    expect(await shopper.send("PATCH", "/api/payment/paypal/order", changed)).toMatchObject({
      status: 200,
      body: { id: ref },
    });
    expect(await shop.shopper().send("PATCH", "/api/payment/paypal/order", changed)).toMatchObject({
      status: 404,
      body: { error: "Order not found." },
    });
  });

  it("captures an approved PayPal order and replies the same to a second call [API-011]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref);
    const captured = await capture(shopper, ref);
    expect(captured).toMatchObject({
      status: 200,
      body: { amount: 23.57, status: "COMPLETED", transactionResponse: { status: "COMPLETED" } },
    });
    const [charge] = await shop.sandbox.control.ledger();
    expect(captured.body.transactionId).toBe(charge?.charge);
    expect(await capture(shopper, ref)).toEqual(captured);
    expect(await asksFor("/capture")).toHaveLength(1);
  });

  it("refuses to capture for a browser without an approved order [PAY-031]", async () => {
    const shopper = shop.shopper();
    const { ref } = await placeOrder(shopper);
    const nothing = { error: "No PayPal order to capture. Please try again." };
    expect(await shopper.send("POST", "/api/payment/paypal/capture", {})).toMatchObject({
      status: 422,
      body: nothing,
    });
    expect(await capture(shop.shopper(), ref)).toMatchObject({ status: 404 });
    expect(await capture(shopper, "ANOTHERORDER")).toMatchObject({ status: 404, body: nothing });
    expect(await capture(shopper, ref)).toMatchObject({
      status: 422,
      body: { status: "CREATED", error: "Failed to capture PayPal payment. Please try again." },
    });
  });
});

describe("a refusal of PayPal", () => {
  it("allows another approval after a declined instrument with one attempt and one charge", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref, "declined-card");
    expect(await capture(shopper, ref)).toMatchObject({
      status: 422,
      body: { details: [{ issue: "INSTRUMENT_DECLINED" }], error: declined },
    });
    // The reconciler does not capture the declined instrument again.
    shop.services.clock.advance(121);
    await reconcile(shop.services);
    expect(await asksFor("/capture")).toHaveLength(1);

    await approvePaypalOrder(shop.sandbox, ref, "balance");
    expect(await capture(shopper, ref)).toMatchObject({ status: 200, body: { status: "COMPLETED" } });
    expect(await orderOf(id)).toMatchObject({ status: "ordered", payments: [{ status: "completed" }] });
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  it("keeps the order for another method, and the declined one is never captured [CHK-026] [CHK-028]", async () => {
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await shop.sandbox.control.holdWebhooks();
    await approvePaypalOrder(shop.sandbox, ref, "declined-card");
    const after = await shopper.send("PATCH", "/api/order", { id });
    expect(after).toMatchObject({ status: 200, body: { sendEmail: false, message: declined } });

    const card = await shopper.send("POST", "/api/order", { ...paidCheckoutForm, orderId: id });
    const { payment } = orderReplySchema.parse(card.body);
    if (payment?.provider !== "stripe") throw new Error(JSON.stringify(card.body));
    await approvePaypalOrder(shop.sandbox, ref, "balance");
    await shop.sandbox.control.releaseWebhooks();
    expect(await capture(shopper, ref)).toMatchObject({ status: 422 });
    expect(await shop.sandbox.control.ledger()).toEqual([]);
    await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
    await ordered(id);
    expect(await shop.sandbox.control.ledger()).toMatchObject([{ provider: "stripe", amount: 2357 }]);
  });

  it("treats PayPal's 201 with a declined capture as a decline, and a retry as a new attempt [PAY-011] [PAY-040]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref, "refused-after-all");
    expect(await capture(shopper, ref)).toMatchObject({
      status: 422,
      body: { status: "DECLINED", error: "Failed to capture PayPal payment. Please try again." },
    });
    expect(await orderOf(id)).toMatchObject({ status: "pending_payment", payments: [{ status: "failed" }] });

    const again = await placeOrder(shopper, { orderId: id });
    expect(again.id).toBe(id);
    expect(again.ref).not.toBe(ref);
    await approvePaypalOrder(shop.sandbox, again.ref);
    expect(await capture(shopper, again.ref)).toMatchObject({ status: 200 });
    const { status, payments } = await orderOf(id);
    expect([status, payments.map((payment) => payment.status).sort()]).toEqual([
      "ordered",
      ["completed", "failed"],
    ]);
  });

  it("accepts and confirms a bank account payment at once, and completes the order days later [PAY-011] [CHK-027]", async () => {
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref, "bank-later");
    expect(await capture(shopper, ref)).toMatchObject({ status: 200, body: { status: "PENDING" } });
    expect(await orderOf(id)).toMatchObject({ status: "pending_payment", payments: [{ status: "pending" }] });
    expect(await database.db.select().from(outbox)).toHaveLength(2);
    await shop.sandbox.control.settle(ref, "succeeded");
    await ordered(id);
    // Two emails about the order and two about the payment that arrived later.
    expect(await database.db.select().from(outbox)).toHaveLength(4);
  });
});

describe("the safety of PayPal payments", () => {
  it("captures once for two to twenty parallel callers [PAY-006]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref);
    const events = await shop.sandbox.control.events();
    await Promise.all([
      ...Array.from({ length: 20 }, () => capture(shopper, ref)),
      ...events.map(({ id: event }) => shop.sandbox.control.resendEvent(event, 3)),
      shopper.send("PATCH", "/api/order", { id }),
      reconcile(shop.services),
    ]);
    await ordered(id);
    expect((await orderOf(id)).payments).toHaveLength(1);
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
    expect(await database.db.select().from(outbox)).toHaveLength(2);
  });

  it("finds a capture with a lost response and starts no other meanwhile", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref);
    await shop.sandbox.control.fault({ kind: "fail", path: "/capture", times: 2 });
    expect(await capture(shopper, ref)).toMatchObject({ status: 422 });
    const other = await shopper.send("POST", "/api/order", { ...paidCheckoutForm, placementId: null });
    expect(other.status).toBe(200);

    await shop.sandbox.control.fault({ kind: "fail-after", path: "/capture", times: 1 });
    expect(await capture(shopper, ref)).toMatchObject({ status: 200, body: { status: "COMPLETED" } });
    expect(await orderOf(id)).toMatchObject({ status: "ordered" });
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  it("starts no payment while it is unknown whether the shopper was charged", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, ref } = await placeOrder(shopper);
    await approvePaypalOrder(shop.sandbox, ref);
    await shop.sandbox.control.fault({ kind: "fail", path: "/capture", times: 4 });
    await capture(shopper, ref);
    const card = await shopper.send("POST", "/api/order", { ...paidCheckoutForm, orderId: id });
    expect(card).toMatchObject({
      status: 502,
      body: { message: "The payment provider didn't respond. Please try again." },
    });
    shop.services.clock.advance(121);
    await reconcile(shop.services);
    expect(await orderOf(id)).toMatchObject({ status: "ordered" });
    expect(await shop.sandbox.control.ledger()).toMatchObject([{ provider: "paypal", amount: 2357 }]);
  });

  it("creates one PayPal order for repeated submits, with its message when PayPal does not answer [PAY-031]", async () => {
    const shopper = shop.shopper();
    const placementId = "0b0c6c1e-6f0a-4b57-9f55-0f7c1f4f5a01";
    await shop.sandbox.control.fault({ kind: "fail", path: "/checkout/orders", times: 2 });
    const form = { ...paidCheckoutForm, paymentMethod: "paypal", placementId };
    expect(await shopper.send("POST", "/api/order", form)).toMatchObject({
      status: 502,
      body: { message: "Failed to create PayPal order. Please try again." },
    });
    const all = await Promise.all(Array.from({ length: 8 }, () => shopper.send("POST", "/api/order", form)));
    const refs = all.map(({ body }) => orderReplySchema.parse(body).payment);
    expect(new Set(refs.map((payment) => payment?.provider === "paypal" && payment.paypalOrderId)).size).toBe(
      1,
    );
    await shop.sandbox.control.fault({ kind: "fail", method: "PATCH", times: 2 });
    expect(await shopper.send("POST", "/api/order", form)).toMatchObject({
      status: 502,
      body: { message: "Failed to update PayPal order. Please try again." },
    });
  });

  it("does not capture an approved order with another amount than the attempt's", async () => {
    const shopper = shop.shopper();
    const first = await placeOrder(shopper);
    await shop.sandbox.control.holdWebhooks();
    await approvePaypalOrder(shop.sandbox, first.ref);
    await database.db.execute("update payment_attempt set amount = 2000");
    await shop.sandbox.control.releaseWebhooks();
    expect(await capture(shopper, first.ref)).toMatchObject({ status: 409 });
    expect(await shop.sandbox.control.ledger()).toEqual([]);
  });

  it("rejects unsigned events, and requests them again when PayPal does not answer", async () => {
    await shop.sandbox.control.holdWebhooks();
    const { id, ref } = await placeOrder(shop.shopper());
    const forged = await shop.shopper().send("POST", "/api/payment/paypal/webhook", {
      id: "WH-1",
      event_type: "CHECKOUT.ORDER.APPROVED",
      resource: { id: ref },
    });
    expect(forged.status).toBe(400);
    await approvePaypalOrder(shop.sandbox, ref);
    await shop.sandbox.control.fault({ kind: "fail", path: "/verify-webhook-signature", times: 2 });
    const [event] = await shop.sandbox.control.events();
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([503]);
    expect((await orderOf(id)).status).toBe("pending");
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([200]);
    expect((await orderOf(id)).status).toBe("ordered");
  });

  it("verifies at most twenty forged events a minute at PayPal", async () => {
    const forge = () =>
      paypalWebhookAction({
        request: new Request("http://localhost:3000/api/payment/paypal/webhook", {
          method: "POST",
          headers: {
            "paypal-auth-algo": "SHA256withRSA",
            "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-360caa42",
            "paypal-transmission-id": "69cd13f0-d67a-11e5-baa3-778b53f4ae55",
            "paypal-transmission-sig": "Zm9yZ2VkCg==",
            "paypal-transmission-time": "2026-11-24T12:00:00Z",
          },
          body: JSON.stringify({
            id: "WH-2",
            event_type: "CHECKOUT.ORDER.APPROVED",
            resource: { id: "O-1" },
          }),
        }),
        context: { services: shop.services, clientIp: "198.51.100.9" },
        params: {},
      });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await forge()).status);
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)]);
    expect(await asksFor("/verify-webhook-signature")).toHaveLength(20);
    expect(shop.getLogText().match(/"event":"forged-webhook"/g)).toHaveLength(20);
    expect(shop.getLogText()).not.toContain("198.51.100.9");
  });
});
