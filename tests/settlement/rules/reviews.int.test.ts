import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import {
  amountTooLow,
  createPaymentInReview,
  heldByProvider,
} from "#tests/support/payments/payment-in-review";
import {
  countReviews,
  readPaymentReview,
  readPaymentReviews,
} from "~/domains/settlement/review/read-reviews.server";
import { listReviewResolutions } from "~/domains/settlement/review/review";
import { ok } from "~/kernel/result";

const database = testDatabase();

describe("readPaymentReviews", () => {
  it("lists payments in review with their amounts", async () => {
    const { withCalls, attemptId, attempt } = await createPaymentInReview(database, amountTooLow);
    const review = {
      id: attemptId,
      payable: "Order 000000001",
      status: "needs_review",
      reason: "paid $1.00, $22.57 are still due",
      provider: "stripe",
      methodLabel: (await attempt()).methodLabel,
      amount: 23.57,
      total: 23.57,
      paid: 1,
      due: 22.57,
      email: "ada@example.com",
      createdAt: (await attempt()).createdAt,
      ways: ["accept", "refund", "cancel"],
    };
    expect(await readPaymentReviews(withCalls())).toEqual([review]);
    expect(await countReviews({ db: database.db })).toBe(1);
    expect(await readPaymentReview(withCalls(), attemptId)).toEqual({
      ...review,
      providerRef: `pi_${attemptId}`,
      details: {
        id: `pi_${attemptId}`,
        status: "succeeded",
        amount: 1,
        currency: "usd",
        live: false,
      },
      done: [],
    });
  });

  it("includes held charges in the reviews with a reason", async () => {
    const { read } = await createPaymentInReview(database, heldByProvider);
    expect(await read()).toMatchObject({
      status: "held",
      reason: "the provider is holding it until someone reviews it",
      ways: ["accept", "cancel"],
    });
  });

  it("excludes completed and unknown payments from the reviews", async () => {
    const { read, withCalls, attempt } = await createPaymentInReview(database, {});
    expect((await attempt()).status).toBe("paid");
    expect(await read()).toBeNull();
    expect(await readPaymentReviews(withCalls())).toEqual([]);
    expect(await countReviews({ db: database.db })).toBe(0);
    expect(await readPaymentReview(withCalls(), "att-of-nobody")).toBeNull();
  });

  it("excludes from the reviews a payment whose order or quote no longer exists", async () => {
    const { withCalls, attemptId, shop } = await createPaymentInReview(database, amountTooLow);
    const order = { ...shop.payables.order, findBill: async () => null };
    const services = { ...withCalls(), payables: { ...shop.payables, order } };
    expect(await readPaymentReview(services, attemptId)).toBeNull();
    expect(await readPaymentReviews(services)).toEqual([]);
  });

  it("lists the resolutions that the provider supports", () => {
    const both = { decideHeldCharge: async () => ok(null), refund: async () => ok("re_1") };
    const reviewed = { status: "needs_review", reviewReason: "it names no charge" } as const;
    expect(listReviewResolutions(reviewed, undefined)).toEqual([]);
    expect(listReviewResolutions(reviewed, {})).toEqual(["accept"]);
    expect(listReviewResolutions(reviewed, both)).toEqual(["accept", "refund", "cancel"]);
    expect(listReviewResolutions({ status: "paid", reviewReason: "overpaid by $1.00" }, both)).toEqual([
      "accept",
      "refund",
      "cancel",
    ]);
    expect(listReviewResolutions({ status: "held", reviewReason: null }, {})).toEqual([]);
    expect(listReviewResolutions({ status: "held", reviewReason: null }, both)).toEqual(["accept", "cancel"]);
    expect(listReviewResolutions({ status: "paid", reviewReason: null }, both)).toEqual([]);
  });
});
