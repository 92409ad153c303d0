import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import {
  amountTooHigh,
  amountTooLow,
  createPaymentInReview,
  heldByProvider,
} from "#tests/support/payments/payment-in-review";
import { failWith, withMissingOrder } from "#tests/support/payments/started-payment";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();
const refundKey = /^refund:[0-9a-f-]{36}$/;

describe("resolveReview", () => {
  it("completes an underpaid order when staff accept the payment", async () => {
    const { resolve, attempt, orderNow, read, shop } = await createPaymentInReview(database, amountTooLow);
    expect(await resolve("accept")).toEqual(ok("Accepted as is"));
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null });
    expect((await orderNow()).status).toBe("ordered");
    expect((await orderNow()).statusHistory.map(({ comment }) => comment)).toContain(
      "The payment was accepted as is; $22.57 of the total will not be collected",
    );
    expect(await read()).toMatchObject({
      ways: [],
      done: [
        {
          author: "Grace",
          way: "accept",
          note: "Called her.",
          outcome: "Accepted as is",
          createdAt: shop.clock.now(),
        },
      ],
    });
    expect(await resolve("refund")).toEqual(err({ code: "not-possible" }));
  });

  it("accepts an overpayment in review, with no balance left", async () => {
    const { resolve, attempt, orderNow } = await createPaymentInReview(database, amountTooHigh);
    expect(await resolve("accept")).toEqual(ok("Accepted as is"));
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null });
    expect((await orderNow()).statusHistory.map(({ comment }) => comment).join()).not.toContain(
      "will not be collected",
    );
  });

  it("accepts a payment of the exact total in review despite another mismatch", async () => {
    const { resolve, attempt, comments } = await createPaymentInReview(database, { currency: "eur" });
    expect(await resolve("accept")).toEqual(ok("Accepted as is"));
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null });
    expect((await comments()).join()).not.toContain("will not be collected");
  });

  it("refunds a payment in review with its own idempotency key", async () => {
    const { resolve, attempt, orderNow, calls, ref } = await createPaymentInReview(database, amountTooLow);
    expect(await resolve("refund")).toEqual(ok("$1.00 refunded"));
    expect(calls.refund.mock.calls).toEqual([[ref, 100, expect.stringMatching(refundKey)]]);
    expect(await attempt()).toMatchObject({ status: "refunded", reviewReason: null });
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it("refunds only the excess of an overpayment", async () => {
    const { resolve, attempt, orderNow, calls, ref } = await createPaymentInReview(database, amountTooHigh);
    expect(await resolve("refund")).toEqual(ok("$6.43 refunded"));
    expect(calls.refund.mock.calls).toEqual([[ref, 643, expect.stringMatching(refundKey)]]);
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null });
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([3_000, -643]);
  });

  it("repeats a refund without an answer with the same idempotency key", async () => {
    const { resolve, attempt, orderNow, calls, shop } = await createPaymentInReview(database, amountTooLow);
    const message = "The payment provider didn't respond. Please try again.";
    calls.refund.mockImplementationOnce(failWith("no-answer"));
    expect(await resolve("refund")).toEqual(err({ code: "provider-failed", message }));
    expect((await attempt()).status).toBe("needs_review");
    shop.clock.advance(30);
    expect(await resolve("refund")).toEqual(ok("$1.00 refunded"));
    const keys = calls.refund.mock.calls.map(([, , key]) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it("sends a refused refund as a new one", async () => {
    const { resolve, calls } = await createPaymentInReview(database, amountTooLow);
    calls.refund.mockImplementationOnce(failWith("refused"));
    expect(await resolve("refund")).toEqual(err({ code: "provider-failed", message: "it says refused" }));
    expect(await resolve("refund")).toEqual(ok("$1.00 refunded"));
    const [first, second] = calls.refund.mock.calls.map(([, , key]) => key);
    expect(first).not.toBe(second);
  });

  it("cancels the order and refunds its payment", async () => {
    const { resolve, attempt, orderNow, calls } = await createPaymentInReview(database, amountTooLow);
    expect(await resolve("cancel")).toEqual(ok("Canceled, $1.00 refunded"));
    expect(calls.cancel).not.toHaveBeenCalled();
    expect(await attempt()).toMatchObject({ status: "refunded", reviewReason: null });
    expect((await orderNow()).status).toBe("canceled");
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it.each([
    ["knows", undefined],
    ["does not know", failWith("unknown-ref")],
  ] as const)("cancels an unpaid payment that its provider %s", async (_, cancel) => {
    const { resolve, attempt, orderNow, calls, shop, ref } = await createPaymentInReview(database, {
      currency: "eur",
    });
    shop.bank.updateIntent(ref, { status: "requires_payment_method", charge: null });
    expect(await resolve("cancel", cancel ? { cancel } : {})).toEqual(ok("Canceled"));
    expect(calls.refund).not.toHaveBeenCalled();
    if (!cancel) expect(calls.cancel.mock.calls).toEqual([[ref]]);
    expect(await attempt()).toMatchObject({ status: "canceled", reviewReason: null });
    expect((await orderNow()).status).toBe("canceled");
  });
});

describe("a review that stays open", () => {
  it.each(["accept", "refund", "cancel"] as const)(
    "records that %s failed while the provider did not answer",
    async (way) => {
      const { resolve, attempt, read } = await createPaymentInReview(database, amountTooLow);
      const failure = { code: "provider-failed", message: "it says no-answer" };
      expect(await resolve(way, { fetchResult: failWith("no-answer") })).toEqual(err(failure));
      expect((await attempt()).status).toBe("needs_review");
      expect(await read()).toMatchObject({ done: [{ way, outcome: "Not done: provider-failed" }] });
    },
  );

  it.each(["refund", "cancel"] as const)("refuses %s when the provider cannot refund", async (way) => {
    const { resolve, attempt, orderNow } = await createPaymentInReview(database, amountTooLow);
    const failure = { code: "provider-failed", message: "it says refused" };
    expect(await resolve(way, { refund: failWith("refused") })).toEqual(err(failure));
    expect((await attempt()).status).toBe("needs_review");
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100]);
  });

  it("keeps the review open when an unpaid payment cannot be canceled", async () => {
    const { resolve, attempt, shop, ref } = await createPaymentInReview(database, { currency: "eur" });
    shop.bank.updateIntent(ref, { status: "requires_payment_method", charge: null });
    const failure = { code: "provider-failed", message: "it says refused" };
    expect(await resolve("cancel", { cancel: failWith("refused") })).toEqual(err(failure));
    expect((await attempt()).status).toBe("needs_review");
  });

  it.each([
    ["is not paid", { status: "processing" }],
    ["names no charge", { charge: null }],
  ] as const)("refuses to accept a payment that %s", async (_, says) => {
    const { resolve, attempt, shop, ref } = await createPaymentInReview(database, { currency: "eur" });
    shop.bank.updateIntent(ref, says);
    expect(await resolve("accept")).toEqual(err({ code: "not-possible" }));
    expect((await attempt()).status).toBe("needs_review");
  });

  it("keeps a decision that another staff member made first", async () => {
    const { resolve, attempt, mark, orderNow, calls } = await createPaymentInReview(database, amountTooLow);
    calls.refund.mockImplementation(async () => {
      await mark("paid");
      return ok("re_1");
    });
    expect(await resolve("refund")).toEqual(err({ code: "not-possible" }));
    expect((await attempt()).status).toBe("paid");
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it("refuses a decision for unknown payments and providers", async () => {
    const { shop, withCalls, attemptId, ref, write } = await createPaymentInReview(database, amountTooLow);
    const decision = { way: "accept", note: "" } as const;
    const unknown = err({ code: "not-found" });
    expect(await resolveReview(withCalls(), "att-of-nobody", decision, "Grace")).toEqual(unknown);
    await write({ providerRef: null });
    expect(await resolveReview(withCalls(), attemptId, decision, "Grace")).toEqual(unknown);
    await write({ providerRef: ref });
    const impossible = err({ code: "not-possible" });
    expect(await resolveReview({ ...shop, gateways: {} }, attemptId, decision, "Grace")).toEqual(impossible);
    expect(await resolveReview(shop, attemptId, { way: "refund", note: "" }, "Grace")).toEqual(impossible);
  });

  it("refuses a review decision when the order or quote no longer exists", async () => {
    const { withCalls, attemptId, attempt } = await createPaymentInReview(database, amountTooLow);
    expect(
      await resolveReview(withMissingOrder(withCalls()), attemptId, { way: "accept", note: "" }, "Grace"),
    ).toEqual(err({ code: "not-possible" }));
    expect((await attempt()).status).toBe("needs_review");
  });
});

describe("a charge held by its provider", () => {
  it.each([
    ["accept", "approve", "Approved at the provider", "paid"],
    ["cancel", "decline", "Declined at the provider", "declined"],
  ] as const)("decides a held charge at its provider by %s", async (way, verdict, message, status) => {
    const { resolve, calls, attempt, shop, ref } = await createPaymentInReview(database, heldByProvider);
    calls.decideHeldCharge.mockImplementation(async (_, decided) => {
      if (decided === "approve") shop.bank.pay(ref);
      else shop.bank.updateIntent(ref, { status: "canceled", charge: null });
      return ok(null);
    });
    expect(await resolve(way)).toEqual(ok(message));
    expect(calls.decideHeldCharge.mock.calls).toEqual([[ref, verdict]]);
    expect((await attempt()).status).toBe(status);
  });

  it("keeps a charge held when its provider refuses or cannot decide", async () => {
    const { resolve, attempt, withGateway, attemptId } = await createPaymentInReview(
      database,
      heldByProvider,
    );
    const failure = { code: "provider-failed", message: "it says refused" };
    expect(await resolve("accept", { decideHeldCharge: failWith("refused") })).toEqual(err(failure));
    expect(await resolve("refund")).toEqual(err({ code: "not-possible" }));
    const decision = { way: "accept", note: "" } as const;
    expect(await resolveReview(withGateway({}), attemptId, decision, "Grace")).toEqual(
      err({ code: "not-possible" }),
    );
    expect((await attempt()).status).toBe("held");
  });

  it("treats a held charge as decided while the provider's answer is unknown", async () => {
    const { resolve } = await createPaymentInReview(database, heldByProvider);
    expect(await resolve("accept", { fetchResult: failWith("no-answer") })).toEqual(
      ok("Decided at the provider; what came of it follows"),
    );
  });
});
