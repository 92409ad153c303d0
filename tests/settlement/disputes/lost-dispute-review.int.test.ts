import { describe, expect, it } from "vitest";
import { respondBy, setUpDisputedShop } from "#tests/support/payments/disputed-shop";
import { computeBalanceDue, sumCompletedPayments } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { readDisputeReviews } from "~/domains/settlement/disputes/read-disputes.server";
import { recordDispute } from "~/domains/settlement/disputes/record-dispute.server";
import { resolveDispute } from "~/domains/settlement/disputes/resolve-dispute.server";

const disputes = setUpDisputedShop();

describe("the review of a lost dispute", () => {
  async function lostDispute() {
    const paid = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(paid.charge, { respondBy });
    await disputes.shop.sandbox.control.moveDispute(disputeId, "lost");
    await recordDispute(disputes.shop.services, { provider: "stripe", disputeId });
    const [review] = await readDisputeReviews(disputes.shop.services);
    if (!review) throw new Error("there is nothing to review");
    return { ...paid, disputeId, review };
  }
  const resolve = (id: string, way: "record-loss" | "close" | "take-back-loss") =>
    resolveDispute(disputes.shop.services, id, { way, note: "Called the bank." }, "Grace");

  it("shows the loss of a dispute and its possible resolutions", async () => {
    const { review } = await lostDispute();
    expect(review).toMatchObject({
      payable: "Order 000000001",
      email: "ada@example.com",
      amount: 23.57,
      loss: 23.57,
      state: "lost",
      ways: ["record-loss", "close"],
      done: null,
    });
  });

  it("writes one negative payment for a recorded loss, which counts like a refund", async () => {
    const { orderId, disputeId, review } = await lostDispute();
    const both = await Promise.all([resolve(review.id, "record-loss"), resolve(review.id, "record-loss")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const order = await readOrder(disputes.database.db, orderId);
    expect(order.payments.map(({ amount }) => amount)).toEqual([2357, -2357]);
    expect(order.payments.at(-1)).toMatchObject({
      methodLabel: "Dispute (Credit card)",
      transactionId: `${disputeId}-record-loss-1`,
      additionalData: { recordedBy: "Grace" },
    });
    expect([sumCompletedPayments(order), computeBalanceDue(order), order.status]).toEqual([0, 0, "ordered"]);
    expect((await disputes.readHistory(orderId)).at(-1)).toBe("Grace recorded $23.57 as lost in a dispute");
    expect(await readDisputeReviews(disputes.shop.services)).toEqual([]);
  });

  it("changes no paid amount when the review of a lost dispute is closed", async () => {
    const { orderId, review } = await lostDispute();
    expect(await resolve(review.id, "close")).toEqual({ ok: true, value: null });
    expect(computeBalanceDue(await readOrder(disputes.database.db, orderId))).toBe(0);
    expect(await readDisputeReviews(disputes.shop.services)).toEqual([]);
    expect(await resolve(review.id, "record-loss")).toEqual({
      ok: false,
      failure: { code: "not-possible" },
    });
  });

  it("reopens when the dispute is won later, and takes the loss back once", async () => {
    const { orderId, disputeId, review } = await lostDispute();
    await resolve(review.id, "record-loss");
    await disputes.shop.sandbox.control.moveDispute(disputeId, "won");
    await recordDispute(disputes.shop.services, { provider: "stripe", disputeId });
    expect(await readDisputeReviews(disputes.shop.services)).toMatchObject([
      { state: "won", recordedLoss: 23.57, ways: ["take-back-loss", "close"] },
    ]);
    expect(await resolve(review.id, "take-back-loss")).toEqual({ ok: true, value: null });
    const order = await readOrder(disputes.database.db, orderId);
    expect(order.payments.map(({ amount }) => amount)).toEqual([2357, -2357, 2357]);
    expect(computeBalanceDue(order)).toBe(0);
    expect((await disputes.readHistory(orderId)).at(-1)).toBe(
      "Grace took back the loss of $23.57: the dispute was won after all",
    );
  });

  it("refuses a decision on a lost dispute while the dispute is open", async () => {
    const { charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge);
    await recordDispute(disputes.shop.services, { provider: "stripe", disputeId });
    const [review] = await readDisputeReviews(disputes.shop.services);
    expect(review?.ways).toEqual([]);
    expect(await resolve(review?.id ?? "", "close")).toEqual({
      ok: false,
      failure: { code: "not-possible" },
    });
  });
});
