// oxlint-disable max-lines -- the specification of one subject
import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

const placementId = "1d3c2b1a-0f0e-4d0c-8b0a-090807060504";
const form = { ...paidCheckoutForm, paymentMethod: "card-terminal", placementId };
const charge = "#createTransactionRequest";

/** Submits the checkout with a new card token, as the page does. */
async function submit(
  shopper: Shopper,
  changes: Readonly<Record<string, unknown>> = {},
  card: { readonly cardNumber?: string; readonly cardCode?: string } = {},
) {
  const cardToken = await shop.tokenizeCard(card);
  const reply = await shopper.send("POST", "/api/order", { ...form, cardToken, ...changes });
  return { status: reply.status, ...orderReplySchema.parse(reply.body) };
}

async function placedBy(shopper: Shopper, changes = {}, card = {}): Promise<string> {
  const { order, message } = await submit(shopper, changes, card);
  if (!order) throw new Error(message);
  return order.id;
}

const update = (shopper: Shopper, id: string) => shopper.send("PATCH", "/api/order", { id });
const orderOf = (id: string) => readOrder(database.db, id);
const ledger = () => shop.sandbox.control.ledger();
const ordered = (id: string) =>
  vi.waitFor(async () => expect((await orderOf(id)).status).toBe("ordered"), { timeout: 10_000 });

describe("a card charged by Authorize.Net", () => {
  it("charges the card when the order is placed and stores the masked card [PAY-003] [PAY-009] [PAY-024] [PAY-029]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const placed = await submit(shopper);
    expect(placed.payment).toMatchObject({
      provider: "authorizenet",
      amount: 23.57,
      currency: "usd",
      loginId: "login",
      clientKey: "client-key",
      acceptJsUrl: `${shop.sandbox.url}/v1/Accept.js`,
    });
    expect(await update(shopper, placed.order?.id ?? "")).toMatchObject({
      status: 200,
      body: {
        message: "Payment successful.",
        sendEmail: true,
        order: {
          status: "ordered",
          payments: [
            {
              status: "completed",
              amountPaid: 23.57,
              additionalData: { accountNumber: "XXXX1111", accountType: "Visa" },
            },
          ],
        },
      },
    });
    expect(await ledger()).toMatchObject([{ provider: "authorizenet", captured: 2357, last4: "1111" }]);
    expect(await database.db.select().from(outbox)).toHaveLength(2);
  });

  it("completes the order by the webhook alone when the browser was closed", async () => {
    await ordered(await placedBy(shop.shopper()));
    expect(await ledger()).toHaveLength(1);
  });

  it("completes the order by the reconciler alone without a webhook", async () => {
    await shop.sandbox.control.holdWebhooks();
    const id = await placedBy(shop.shopper());
    shop.services.clock.advance(121);
    await reconcile(shop.services);
    expect(await orderOf(id)).toMatchObject({ status: "ordered", payments: [{ status: "completed" }] });
  });

  it("returns the provider's message for a declined card, stores the mapped status and sends no email [PAY-028] [CHK-028]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const id = await placedBy(shopper, { bill_zip: "46282", same_as_billing: false, ...shipped });
    expect((await update(shopper, id)).body).toMatchObject({
      sendEmail: false,
      message: "This transaction has been declined.",
    });
    // PAY-009 maps code 2 to pending, but the payment has failed.
    expect(await orderOf(id)).toMatchObject({
      status: "pending_payment",
      payments: [{ status: "pending" }],
    });
    expect(await database.db.select().from(outbox)).toEqual([]);
    const second = await submit(shopper, { orderId: id });
    await update(shopper, id);
    expect(second.order?.id).toBe(id);
    const order = await orderOf(id);
    expect(order.status).toBe("ordered");
    expect(order.payments.map(({ status }) => status)).toEqual(["failed", "completed"]);
    expect(await ledger()).toHaveLength(1);
  });

  it("holds a charge with code 4, sends a confirmation, and completes the order once approved [PAY-009]", async () => {
    const shopper = shop.shopper();
    const id = await placedBy(shopper, {}, { cardCode: "901" });
    expect((await update(shopper, id)).body).toMatchObject({ sendEmail: true });
    expect(await orderOf(id)).toMatchObject({
      status: "pending_payment",
      payments: [{ status: "on_hold" }],
    });
    const [held] = await ledger();
    await shop.sandbox.control.decide(held?.charge ?? "", "approve");
    await ordered(id);
    expect((await orderOf(id)).payments).toMatchObject([{ status: "completed", amount: 2357 }]);
  });

  it("fails the payment when the provider's staff decline a held charge", async () => {
    const shopper = shop.shopper();
    const id = await placedBy(shopper, {}, { cardCode: "901" });
    await update(shopper, id);
    const [held] = await ledger();
    await shop.sandbox.control.decide(held?.charge ?? "", "decline");
    await vi.waitFor(async () => expect((await orderOf(id)).payments[0]?.status).not.toBe("on_hold"));
    expect((await orderOf(id)).status).toBe("pending_payment");
  });

  it("returns the provider's message for a used token and accepts another for the same order [PAY-028]", async () => {
    const shopper = shop.shopper();
    const cardToken = await shop.tokenizeCard();
    const first = await placedBy(shop.shopper(), { cardToken, placementId: null });
    await ordered(first);
    const refused = await shopper.send("POST", "/api/order", { ...form, cardToken });
    expect(refused).toMatchObject({ status: 422, body: { message: "Invalid OTS Token." } });
    const id = await placedBy(shopper);
    await ordered(id);
    expect(await ledger()).toHaveLength(2);
  });

  it("charges nothing without a token and returns 'Payment Error' [PAY-028]", async () => {
    const reply = await shop.shopper().send("POST", "/api/order", form);
    expect(reply).toMatchObject({ status: 422, body: { message: "Payment Error" } });
    expect(await ledger()).toEqual([]);
  });
});

/** Ships to Fargo whatever the billing address is. */
const shipped = {
  ship_first_name: "Ada",
  ship_last_name: "Lovelace",
  ship_email: "ada@example.com",
  ship_phone: "(406) 555-0100",
  ship_address_1: "12 Main St",
  ship_country: "US",
  ship_state: "ND",
  ship_city: "Fargo",
  ship_zip: "58102",
};

describe("a lost response of Authorize.Net", () => {
  it.each(["drop", "garbage", "fail-after"] as const)(
    "finds a charge whose response was lost after it (%s) when the order is submitted again",
    async (kind) => {
      await shop.sandbox.control.holdWebhooks();
      const shopper = shop.shopper();
      await shop.sandbox.control.fault({ kind, path: charge });
      const lost = await submit(shopper);
      expect(lost).toMatchObject({
        status: 502,
        message: "The payment provider didn't respond. Please try again.",
      });
      const id = lost.order?.id ?? "";
      const again = await submit(shopper, { orderId: id });
      expect(again).toMatchObject({ status: 200, order: { id, status: "ordered" } });
      expect(await ledger()).toHaveLength(1);
    },
  );

  it("blocks a new charge for a minute when the response was lost before it, then charges once", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    await shop.sandbox.control.fault({ kind: "fail", path: charge });
    const id = await placedBy(shopper);
    expect((await submit(shopper, { orderId: id })).status).toBe(502);
    expect(await ledger()).toEqual([]);
    shop.services.clock.advance(61);
    expect(await submit(shopper, { orderId: id })).toMatchObject({ status: 200, order: { id } });
    expect((await update(shopper, id)).body).toMatchObject({ order: { status: "ordered" } });
    const order = await orderOf(id);
    expect(order.payments.map(({ status }) => status)).toEqual(["failed", "completed"]);
    expect(order.statusHistory.map(({ comment }) => comment)).toContain(
      "Payment failed for order 000000001: The payment provider didn't respond. Please try again.",
    );
    expect(await ledger()).toHaveLength(1);
  });

  it("finds the charge by its invoice number when the browser was closed", async () => {
    await shop.sandbox.control.holdWebhooks();
    await shop.sandbox.control.fault({ kind: "drop", path: charge });
    const id = await placedBy(shop.shopper());
    shop.services.clock.advance(21);
    await reconcile(shop.services);
    expect(await orderOf(id)).toMatchObject({ status: "ordered", payments: [{ status: "completed" }] });
  });

  it("shows the order as paid when an earlier webhook resolved the charge", async () => {
    await shop.sandbox.control.fault({ kind: "drop", path: charge });
    const shopper = shop.shopper();
    const id = await placedBy(shopper);
    await ordered(id);
    expect(await submit(shopper, { orderId: id })).toMatchObject({ status: 200, order: { id } });
    expect(await ledger()).toHaveLength(1);
  });
});

describe("a charge requested many times at once", () => {
  it.each([2, 5, 20])("creates for %i submits one order, one charge and two emails", async (width) => {
    const shopper = shop.shopper();
    const replies = await Promise.all(Array.from({ length: width }, () => submit(shopper)));
    expect(replies.map(({ status }) => status)).toEqual(Array(width).fill(200));
    expect(new Set(replies.map(({ order }) => order?.id)).size).toBe(1);
    const id = replies[0]?.order?.id ?? "";
    await Promise.all(replies.map(() => update(shopper, id)));
    await ordered(id);
    expect(await ledger()).toHaveLength(1);
    expect(await database.db.select().from(orders)).toHaveLength(1);
    expect(await database.db.select().from(outbox)).toHaveLength(2);
  });
});

describe("POST /api/payment/authorize-net/process-transaction", () => {
  const path = "/api/payment/authorize-net/process-transaction";

  it("charges this browser's order and returns the result [API-003] [PAY-007]", async () => {
    const shopper = shop.shopper();
    const { order } = orderReplySchema.parse((await shopper.send("POST", "/api/order", form)).body);
    const token = await shop.tokenizeCard();
    const additionalData = { customer: { email: "ada@example.com" }, billTo: { zip: "58102" } };
    const wrong = await shopper.send("POST", path, { ...token, amount: 1, additionalData });
    expect(wrong).toMatchObject({
      status: 409,
      body: { status: 409, error: "Prices have changed. The new total is $23.57." },
    });
    const charged = await shopper.send("POST", path, { ...token, amount: 23.57, additionalData });
    expect(charged).toEqual({
      status: 200,
      body: {
        status: 200,
        success: true,
        message: "Payment successful.",
        transactionId: expect.stringMatching(/^\d+$/),
        transactionResponse: { responseCode: "1", amount: 23.57 },
        amount: 23.57,
      },
    });
    expect((await orderOf(order?.id ?? "")).status).toBe("ordered");
    const again = await shopper.send("POST", path, { ...(await shop.tokenizeCard()), amount: 23.57 });
    expect(again).toMatchObject({ status: 409, body: { error: "This order has already been fully paid." } });
    expect(await ledger()).toHaveLength(1);
  });

  it("replies 404 to a browser that did not place the order [API-003]", async () => {
    await shop.shopper().send("POST", "/api/order", form);
    const token = await shop.tokenizeCard();
    expect((await shop.shopper().send("POST", path, { ...token, amount: 23.57 })).status).toBe(404);
    expect(await ledger()).toEqual([]);
  });
});

describe("a webhook of Authorize.Net", () => {
  const notification = JSON.stringify({
    notificationId: "n-1",
    eventType: "net.authorize.payment.authcapture.created",
    payload: { entityName: "transaction", id: "60000000099", responseCode: 1 },
  });
  const send = (signature: string | null) =>
    shop.sendAuthorizenetWebhook("/api/payment/authorize-net/webhook", notification, signature);
  const mac = (key: string) => createHmac("sha512", key).update(notification).digest("hex").toUpperCase();

  it("rejects a webhook without its signature or with another key's", async () => {
    expect(await send(null)).toBe(400);
    expect(await send(`sha512=${mac("CD".repeat(64))}`)).toBe(400);
  });

  it("asks Authorize.Net to send the webhook of an unknown payment again", async () => {
    expect(await send(`sha512=${mac("AB".repeat(64))}`)).toBe(503);
  });
});
