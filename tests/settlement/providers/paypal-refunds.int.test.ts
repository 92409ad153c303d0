import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { approvePaypalOrder } from "#tests/support/payments/approve-paypal-order";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { createReviewActions } from "#tests/support/payments/review-actions";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { readPaymentReviews } from "~/domains/settlement/review/read-reviews.server";
import { settle } from "~/domains/settlement/settle.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

const { orderOf, comments, resolve, only } = createReviewActions(database, () => shop);

/** An order whose payment of $23.57 PayPal captured while the total changed to $30.00. */
async function paidWithPaypal(): Promise<string> {
  const form = { ...paidCheckoutForm, paymentMethod: "paypal" };
  const reply = await shop.shopper().send("POST", "/api/order", form);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "paypal") throw new Error("no PayPal payment was begun");
  await approvePaypalOrder(shop.sandbox, payment.paypalOrderId);
  await database.db.execute("update orders set total = 3000");
  await settle(shop.services, "paypal", payment.paypalOrderId);
  return order.id;
}

const amounts = async (id: string) => (await orderOf(id)).payments.map(({ amount }) => amount);

describe("a PayPal payment in review", () => {
  it("refunds a payment at PayPal once, however often PayPal reports it", async () => {
    const id = await paidWithPaypal();
    const review = await only();
    expect(review).toMatchObject({ provider: "paypal", paid: 23.57, ways: ["accept", "refund", "cancel"] });
    expect(await resolve(review.id, "refund")).toEqual({ ok: true, value: "$23.57 refunded" });
    const { payments } = await orderOf(id);
    expect(payments).toMatchObject([{ amount: 2357 }, { amount: -2357, methodLabel: "Refund (PayPal)" }]);
    expect(payments.at(-1)?.transactionId).toMatch(/^[A-Z0-9]{17}$/);
    await shop.sandbox.control.releaseWebhooks();
    expect(await amounts(id)).toEqual([2357, -2357]);
    expect(await readPaymentReviews(shop.services)).toEqual([]);
  });

  it("refunds once for two parallel requests, and cancels the order when staff decide so", async () => {
    const id = await paidWithPaypal();
    const review = await only();
    await Promise.all([resolve(review.id, "cancel"), resolve(review.id, "cancel")]);
    expect(await amounts(id)).toEqual([2357, -2357]);
    expect(await orderOf(id)).toMatchObject({ status: "canceled" });
  });

  it("keeps a PayPal payment in review unchanged while PayPal does not answer", async () => {
    const id = await paidWithPaypal();
    await shop.sandbox.control.fault({ kind: "fail", path: "/refund", times: 2 });
    const answer = await resolve((await only()).id, "refund");
    expect(answer).toMatchObject({ failure: { code: "provider-failed" } });
    expect(await amounts(id)).toEqual([2357]);
    expect(await only()).toMatchObject({ status: "needs_review" });
  });
});

describe("a refund made at PayPal", () => {
  it("records each partial refund from PayPal's events through its capture", async () => {
    const id = await paidWithPaypal();
    await resolve((await only()).id, "accept");
    const [charge] = await shop.sandbox.control.ledger();
    await shop.sandbox.control.takeBack(charge?.charge ?? "", "3.57");
    await shop.sandbox.control.takeBack(charge?.charge ?? "", "20.00");
    await shop.sandbox.control.releaseWebhooks();
    await vi.waitFor(async () => expect(await amounts(id)).toEqual([2357, -357, -2000]));
    expect(await comments(id)).toEqual(expect.arrayContaining(["$3.57 was refunded", "$20.00 was refunded"]));
    expect(await shop.sandbox.control.deliveries()).not.toContainEqual(
      expect.objectContaining({ delivered: false }),
    );
  });

  it("requests the event again while PayPal does not name the order of a refund", async () => {
    const id = await paidWithPaypal();
    const [charge] = await shop.sandbox.control.ledger();
    await shop.sandbox.control.takeBack(charge?.charge ?? "");
    const event = (await shop.sandbox.control.events()).find(
      ({ type }) => type === "PAYMENT.CAPTURE.REFUNDED",
    );
    await shop.sandbox.control.fault({ kind: "fail", method: "GET", path: "/payments/captures", times: 2 });
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([503]);
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([200]);
    expect(await amounts(id)).toEqual([2357, -2357]);
  });
});
