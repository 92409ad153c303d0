import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, type Shopper, startPayingShop } from "#tests/support/payments/paying-shop";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { readOrder } from "~/domains/orders/read-order.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

async function placeOrder(shopper: Shopper) {
  const { order, payment } = orderReplySchema.parse(
    (await shopper.send("POST", "/api/order", paidCheckoutForm)).body,
  );
  if (!order || payment?.provider !== "stripe") throw new Error("no card payment was begun");
  return { id: order.id, intent: payment.paymentIntentId, secret: payment.clientSecret };
}

const confirm = (intent: string, card: string) =>
  shop.bank.paymentIntents.confirm(intent, { payment_method: card }).catch((error: Error) => error);
const verify = (shopper: Shopper, intent: string, secret: string) =>
  shopper.send("POST", "/api/payment/stripe/verify", {
    paymentIntentId: intent,
    paymentIntentClientSecret: secret,
  });

/** Delivers every event of the provider. */
async function deliverAll(): Promise<void> {
  for (const { id } of await shop.sandbox.control.events()) await shop.sandbox.control.resendEvent(id);
}

describe("verifying a card payment after a redirect", () => {
  it("fetches the payment from the provider and returns the ids in its intent [API-012] [PAY-034] [PAY-036]", async () => {
    const shopper = shop.shopper();
    const { id, intent, secret } = await placeOrder(shopper);
    await confirm(intent, "pm_card_visa");
    const verified = await verify(shopper, intent, secret);
    const [charge] = await shop.sandbox.control.ledger();
    expect(verified).toMatchObject({
      status: 200,
      body: {
        success: true,
        status: "succeeded",
        transactionId: charge?.charge,
        transactionResponse: { amount: 23.57 },
        metadata: { orderId: id, orderIncrementId: "000000001" },
      },
    });
    expect((await shop.bank.paymentIntents.retrieve(intent)).metadata).toMatchObject({
      orderId: id,
      orderIncrementId: "000000001",
      paymentId: expect.any(String),
    });
    expect((await readOrder(database.db, id)).status).toBe("ordered");
    expect(await verify(shopper, intent, secret)).toEqual(verified);
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  it("reports neither paid nor refused while the provider does not answer [PAY-034]", async () => {
    const shopper = shop.shopper();
    const { id, intent, secret } = await placeOrder(shopper);
    await confirm(intent, "pm_card_visa");
    const silent = {
      status: 502,
      body: { success: false, message: "The payment provider didn't respond. Please try again." },
    };
    await shop.sandbox.control.fault({ kind: "fail", method: "GET", status: 500, times: 20 });
    expect(await verify(shopper, intent, secret)).toMatchObject(silent);
    await shop.sandbox.control.clearFaults();
    expect((await readOrder(database.db, id)).status).toBe("pending");
    expect((await verify(shopper, intent, secret)).status).toBe(200);
  });

  it("finishes the order in the browser that the bank opened [PAY-037] [PAY-038]", async () => {
    const { id, intent, secret } = await placeOrder(shop.shopper());
    await confirm(intent, "pm_card_visa");
    const other = shop.shopper();
    expect((await verify(other, intent, secret)).status).toBe(200);
    expect(await other.send("PATCH", "/api/order", { id })).toMatchObject({
      status: 200,
      body: { sendEmail: true, order: { id, status: "ordered" } },
    });
  });

  it("reveals nothing about a payment without its secret [PAY-034]", async () => {
    const shopper = shop.shopper();
    const { id, intent, secret } = await placeOrder(shopper);
    await confirm(intent, "pm_card_visa");
    const otherShopper = shop.shopper();
    for (const [ref, word, status] of [
      [intent, `${intent}_secret_guessed`, 404],
      [intent, "", 422],
      ["pi_nobodys", secret, 404],
    ] as const) {
      const answer = await verify(otherShopper, ref, word);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ success: false, error: "Order not found." });
    }
    expect(otherShopper.cookie()).toBe("");
    expect((await otherShopper.send("PATCH", "/api/order", { id })).status).toBe(404);
  });

  it("returns an error for an unpaid payment, whatever the return URL says [PAY-034] [PAY-039]", async () => {
    const shopper = shop.shopper();
    const { id, intent, secret } = await placeOrder(shopper);
    expect(await verify(shopper, intent, secret)).toMatchObject({
      status: 409,
      body: { success: false, error: "Unexpected payment status: requires_payment_method" },
    });
    await confirm(intent, "pm_card_visa_chargeDeclined");
    expect(await verify(shopper, intent, secret)).toMatchObject({ status: 409, body: { success: false } });
    expect(await shopper.send("PATCH", "/api/order", { id })).toMatchObject({ body: { sendEmail: false } });
    expect((await readOrder(database.db, id)).status).toBe("pending_payment");
  });

  it("accepts a payment that the provider decides later [PAY-037]", async () => {
    const shopper = shop.shopper();
    const { id, intent, secret } = await placeOrder(shopper);
    await shop.sandbox.control.settleLater(intent);
    await confirm(intent, "pm_card_visa");
    expect(await verify(shopper, intent, secret)).toMatchObject({
      status: 200,
      body: { success: true, status: "processing" },
    });
    expect((await readOrder(database.db, id)).status).toBe("pending_payment");
  });

  it("turns a quote into an order, updates its intent's metadata, and lets the browser update the order [PAY-035] [PAY-036] [PAY-037]", async () => {
    const link = await createOpenQuote(shop.services);
    const payer = shop.shopper();
    const options = { ...link, paymentMethod: "online-payment", total: 3677.5 };
    const startedPayment = await payer.send("POST", "/api/quote/payment", options);
    const { paymentIntentId, clientSecret } = startedPayment.body.payment;
    const { metadata } = await shop.bank.paymentIntents.retrieve(paymentIntentId);
    expect(metadata).toMatchObject({ quoteId: link.quoteId, quoteIncrementId: expect.any(String) });
    expect(metadata.orderId).toBeUndefined();
    await confirm(paymentIntentId, "pm_card_visa");

    const back = shop.shopper();
    const verified = await verify(back, paymentIntentId, clientSecret);
    expect(verified).toMatchObject({
      status: 200,
      body: {
        success: true,
        transactionResponse: { amount: 3677.5 },
        metadata: { quoteId: link.quoteId, orderIncrementId: "000000001", orderId: expect.any(String) },
      },
    });
    const { orderId } = verified.body.metadata;
    expect(await back.send("PATCH", "/api/order", { id: orderId })).toMatchObject({
      status: 200,
      body: { sendEmail: true, order: { status: "ordered", total: 3677.5, balanceDue: 0 } },
    });
    expect(await verify(back, paymentIntentId, clientSecret)).toEqual(verified);
    const { payments } = await readOrder(database.db, orderId);
    expect(payments).toHaveLength(1);
    expect((await shop.bank.paymentIntents.retrieve(paymentIntentId)).metadata).toMatchObject({
      quoteId: link.quoteId,
      quoteIncrementId: metadata.quoteIncrementId,
      orderId,
      orderIncrementId: "000000001",
      paymentId: payments[0]?.id,
      attemptId: metadata.attemptId,
    });
    // The metadata of an order is set at the start, and that of a quote is updated once.
    const loggedRequests = (await shop.sandbox.control.requests()).filter(
      ({ method, path }) => method === "POST" && path === `/v1/payment_intents/${paymentIntentId}`,
    );
    expect(loggedRequests).toHaveLength(1);
  });

  it("adds the order to the metadata of a quote's intent when only the webhook reports the payment [QUOT-017] [PAY-036]", async () => {
    const link = await createOpenQuote(shop.services);
    const options = { ...link, paymentMethod: "online-payment", total: 3677.5 };
    const { payment } = (await shop.shopper().send("POST", "/api/quote/payment", options)).body;
    const { paymentIntentId } = payment;
    await confirm(paymentIntentId, "pm_card_visa");
    await deliverAll();
    const { metadata } = await shop.bank.paymentIntents.retrieve(paymentIntentId);
    const order = await readOrder(database.db, metadata.orderId ?? "");
    expect(order).toMatchObject({ status: "ordered", total: 367750 });
    expect(metadata).toMatchObject({
      quoteId: link.quoteId,
      orderIncrementId: "000000001",
      paymentId: order.payments[0]?.id,
    });
  });

  it("records a quote's payment when the metadata of its intent cannot be updated, and retries on the next check [QUOT-017]", async () => {
    const link = await createOpenQuote(shop.services);
    const options = { ...link, paymentMethod: "online-payment", total: 3677.5 };
    const { payment } = (await shop.shopper().send("POST", "/api/quote/payment", options)).body;
    const { paymentIntentId, clientSecret } = payment;
    await confirm(paymentIntentId, "pm_card_visa");
    // Three failures, because the SDK retries a failed request twice.
    const naming = `/v1/payment_intents/${paymentIntentId}`;
    await shop.sandbox.control.fault({ kind: "fail", method: "POST", path: naming, times: 3 });
    const { status, body } = await verify(shop.shopper(), paymentIntentId, clientSecret);
    expect(status).toBe(200);
    expect((await readOrder(database.db, body.metadata.orderId)).status).toBe("ordered");
    expect((await shop.bank.paymentIntents.retrieve(paymentIntentId)).metadata.orderId).toBeUndefined();
    expect(shop.getLogText()).toContain("the provider was not told what became of the payment");
    await deliverAll();
    expect((await shop.bank.paymentIntents.retrieve(paymentIntentId)).metadata.orderId).toBe(
      body.metadata.orderId,
    );
  });

  it("keeps a quote payable after a decline [PAY-035] [PAY-039]", async () => {
    const link = await createOpenQuote(shop.services);
    const payer = shop.shopper();
    const options = { ...link, paymentMethod: "online-payment", total: 3677.5 };
    const { payment } = (await payer.send("POST", "/api/quote/payment", options)).body;
    await confirm(payment.paymentIntentId, "pm_card_visa_chargeDeclined");
    const verified = await verify(payer, payment.paymentIntentId, payment.clientSecret);
    expect(verified).toMatchObject({ status: 409, body: { success: false } });
    expect(verified.body.metadata.orderId).toBeUndefined();
    expect(payer.cookie()).toBe("");
    expect(await payer.send("GET", `/api/quote?${new URLSearchParams(link)}`)).toMatchObject({
      status: 200,
      body: { data: { status: "ready_to_order" } },
    });
  });

  it("verifies only payments of the card provider [PAY-033]", async () => {
    const { intent, secret } = await placeOrder(shop.shopper());
    const request = { paymentIntentId: intent, paymentIntentClientSecret: secret };
    expect(await shop.shopper().send("POST", "/api/payment/paypal/verify", request)).toMatchObject({
      status: 422,
      body: { success: false },
    });
  });
});
