import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outbox } from "#db/schema/email";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { createReviewActions } from "#tests/support/payments/review-actions";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { computeBalanceDue, sumCompletedPayments } from "~/domains/orders/order";
import { readPaymentReview, readPaymentReviews } from "~/domains/settlement/review/read-reviews.server";
import { settle } from "~/domains/settlement/settle.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

const { orderOf, comments, resolve, only, heldCard } = createReviewActions(database, () => shop);

/** An order of $23.57 without installments, whose card was charged only $1.00. */
async function paidShort(): Promise<string> {
  const shopper = shop.shopper();
  const reply = await shopper.send("POST", "/api/order", paidCheckoutForm);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "stripe") throw new Error("no card payment was begun");
  await shop.bank.paymentIntents.update(payment.paymentIntentId, { amount: 100 });
  await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
  await settle(shop.services, "stripe", payment.paymentIntentId);
  return order.id;
}

/** An order of $23.57 whose card was charged $30.00. */
async function paidTooMuch(): Promise<string> {
  const reply = await shop.shopper().send("POST", "/api/order", paidCheckoutForm);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "stripe") throw new Error("no card payment was begun");
  await shop.bank.paymentIntents.update(payment.paymentIntentId, { amount: 3_000 });
  await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
  await settle(shop.services, "stripe", payment.paymentIntentId);
  return order.id;
}

describe("an underpayment in review", () => {
  it("lists an underpayment with its details and resolutions", async () => {
    await paidShort();
    const review = await only();
    expect(review).toMatchObject({
      payable: "Order 000000001",
      status: "needs_review",
      reason: "paid $1.00, $22.57 are still due",
      provider: "stripe",
      amount: 23.57,
      total: 23.57,
      paid: 1,
      due: 22.57,
      email: "ada@example.com",
      ways: ["accept", "refund", "cancel"],
    });
    expect(await readPaymentReview(shop.services, review.id)).toMatchObject({
      details: { status: "succeeded", amount: 1 },
      done: [],
    });
  });

  it("completes and confirms an order when the underpayment is accepted, and records who decided", async () => {
    const id = await paidShort();
    const review = await only();
    expect(await resolve(review.id, "accept", "Agreed by phone.")).toEqual({
      ok: true,
      value: "Accepted as is",
    });
    expect((await orderOf(id)).status).toBe("ordered");
    expect(await comments(id)).toContain(
      "The payment was accepted as is; $22.57 of the total will not be collected",
    );
    const kinds = (await database.db.select().from(outbox)).map(({ kind }) => kind);
    expect(kinds).toContain("order-confirmation");
    expect(await readPaymentReviews(shop.services)).toEqual([]);
    expect(await readPaymentReview(shop.services, review.id)).toMatchObject({
      ways: [],
      done: [{ author: "Grace", way: "accept", note: "Agreed by phone.", outcome: "Accepted as is" }],
    });
    expect(await resolve(review.id, "refund")).toEqual({ ok: false, failure: { code: "not-possible" } });
  });

  it("records a negative payment for a refunded underpayment, once however often the provider reports it", async () => {
    const id = await paidShort();
    const review = await only();
    expect(await resolve(review.id, "refund")).toEqual({ ok: true, value: "$1.00 refunded" });
    const order = await orderOf(id);
    expect(order.payments.map(({ amount }) => amount)).toEqual([100, -100]);
    expect(order.payments.at(-1)?.transactionId).toMatch(/^re_/);
    expect(sumCompletedPayments(order)).toBe(0);
    expect(await comments(id)).toContain("$1.00 was refunded");
    await shop.sandbox.control.releaseWebhooks();
    expect((await orderOf(id)).payments).toHaveLength(2);
    expect(await readPaymentReviews(shop.services)).toEqual([]);
  });

  it("refunds an underpayment and cancels the order when staff cancel it", async () => {
    const id = await paidShort();
    const review = await only();
    expect(await resolve(review.id, "cancel")).toEqual({ ok: true, value: "Canceled, $1.00 refunded" });
    expect(await orderOf(id)).toMatchObject({ status: "canceled" });
    expect(computeBalanceDue(await orderOf(id))).toBe(0);
  });

  it("refunds an underpayment once for two parallel requests", async () => {
    const id = await paidShort();
    const review = await only();
    const done = await Promise.all([resolve(review.id, "refund"), resolve(review.id, "refund")]);
    expect(done.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect((await orderOf(id)).payments.map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it("accepts an underpayment once for two parallel requests", async () => {
    const id = await paidShort();
    const review = await only();
    const done = await Promise.all([resolve(review.id, "accept"), resolve(review.id, "accept")]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const accepted = (await comments(id)).filter((comment) => comment.startsWith("The payment was accepted"));
    expect(accepted).toHaveLength(1);
  });

  it("keeps the payment unchanged while the provider does not answer, and records that", async () => {
    await paidShort();
    const review = await only();
    await shop.sandbox.control.fault({ kind: "fail", path: "/v1/refunds", times: 5 });
    expect(await resolve(review.id, "refund")).toMatchObject({ failure: { code: "provider-failed" } });
    expect(await readPaymentReview(shop.services, review.id)).toMatchObject({
      status: "needs_review",
      done: [{ outcome: "Not done: provider-failed" }],
    });
  });
});

describe("an overpayment in review", () => {
  it("refunds only the excess and keeps the order ordered", async () => {
    const id = await paidTooMuch();
    const review = await only();
    expect(review).toMatchObject({ status: "paid", reason: "overpaid by $6.43", paid: 30, due: -6.43 });
    expect(await resolve(review.id, "refund")).toEqual({ ok: true, value: "$6.43 refunded" });
    const order = await orderOf(id);
    expect(order.payments.map(({ amount }) => amount)).toEqual([3_000, -643]);
    expect([order.status, computeBalanceDue(order)]).toEqual(["ordered", 0]);
    expect(await readPaymentReviews(shop.services)).toEqual([]);
  });
});

describe("a charge held by Authorize.Net", () => {
  it("lists a held charge and completes its order when approved", async () => {
    const id = await heldCard();
    const review = await only();
    expect(review).toMatchObject({
      status: "held",
      reason: "the provider is holding it until someone reviews it",
      ways: ["accept", "cancel"],
    });
    expect(await resolve(review.id, "accept")).toEqual({ ok: true, value: "Approved at the provider" });
    expect((await orderOf(id)).status).toBe("ordered");
    expect(await readPaymentReviews(shop.services)).toEqual([]);
  });

  it("never captures a held charge that staff declined", async () => {
    const id = await heldCard();
    expect(await resolve((await only()).id, "cancel")).toMatchObject({ ok: true });
    expect(sumCompletedPayments(await orderOf(id))).toBe(0);
    expect(await shop.sandbox.control.ledger()).toEqual([]);
  });
});

describe("a refund made at the provider", () => {
  it("records a refund that was made at Stripe", async () => {
    const id = await paidShort();
    await resolve((await only()).id, "accept");
    const [charge] = await shop.sandbox.control.ledger();
    await shop.bank.refunds.create({ payment_intent: charge?.intent ?? "", amount: 40 });
    await shop.sandbox.control.releaseWebhooks();
    await vi.waitFor(async () =>
      expect((await orderOf(id)).payments.map(({ amount }) => amount)).toEqual([100, -40]),
    );
  });

  it("records a refund together with its unknown payment", async () => {
    const reply = await shop.shopper().send("POST", "/api/order", paidCheckoutForm);
    const { order, payment } = orderReplySchema.parse(reply.body);
    if (!order || payment?.provider !== "stripe") throw new Error("no card payment was begun");
    await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
    await shop.bank.refunds.create({ payment_intent: payment.paymentIntentId, amount: 57 });
    await settle(shop.services, "stripe", payment.paymentIntentId);
    expect((await orderOf(order.id)).payments.map(({ amount }) => amount)).toEqual([2357, -57]);
    expect((await orderOf(order.id)).statusHistory.at(-1)).toMatchObject({
      status: "ordered",
      comment: "$0.57 was refunded",
    });
  });

  it("records a void that Authorize.Net reports", async () => {
    const id = await heldCard();
    await resolve((await only()).id, "accept");
    await shop.sandbox.control.takeBack((await shop.sandbox.control.ledger())[0]?.charge ?? "");
    await shop.sandbox.control.releaseWebhooks();
    await vi.waitFor(async () =>
      expect((await orderOf(id)).payments.map(({ amount }) => amount)).toEqual([2357, -2357]),
    );
    expect(await comments(id)).toContain("$23.57 was refunded");
  });
});
