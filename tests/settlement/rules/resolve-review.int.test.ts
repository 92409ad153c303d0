import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { begunPayment, failing } from "#tests/support/payments/begun-payment";
import { readOrder } from "~/domains/orders/read-order.server";
import type { Gateway } from "~/domains/payments/gateway";
import { countReviews, readReview, readReviews } from "~/domains/settlement/review/read-reviews.server";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import { waysOf } from "~/domains/settlement/review/review";
import type { ReviewWay } from "~/domains/settlement/review/review.schema";
import { settle } from "~/domains/settlement/settle.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

type Standing = Parameters<Awaited<ReturnType<typeof begunPayment>>["shop"]["bank"]["put"]>[1];

/** A payment of an order of $23.57 that a person has to look at, because its provider says this of it. */
async function inReview(says: Standing) {
  const order = await begunPayment(database);
  const { shop, ref, attemptId, payable } = order;
  shop.bank.pay(ref);
  shop.bank.put(ref, says);
  await settle(shop, "stripe", ref);
  const calls = {
    refund: vi.fn<NonNullable<Gateway["refund"]>>(async () => ok("re_1")),
    decide: vi.fn<NonNullable<Gateway["decide"]>>(async () => ok(null)),
    cancel: vi.fn<Gateway["cancel"]>(async () => ok(null)),
  };
  const withCalls = (changes: Partial<Gateway<"stripe">> = {}) => order.withGateway({ ...calls, ...changes });
  return {
    ...order,
    calls,
    withCalls,
    resolve: (way: ReviewWay, changes: Partial<Gateway<"stripe">> = {}) =>
      resolveReview(withCalls(changes), attemptId, { way, note: "Called her." }, "Grace"),
    read: () => readReview(withCalls(), attemptId),
    orderNow: () => readOrder(database.db, payable.id),
  };
}

const tooLittle = { amount: 100 };
const tooMuch = { amount: 3_000 };
const held = { status: "processing", charge: "ch_held" };

describe("what a person has to look at", () => {
  it("is listed with where its money stands", async () => {
    const { withCalls, attemptId, attempt } = await inReview(tooLittle);
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
    expect(await readReviews(withCalls())).toEqual([review]);
    expect(await countReviews({ db: database.db })).toBe(1);
    expect(await readReview(withCalls(), attemptId)).toEqual({
      ...review,
      providerRef: `pi_${attemptId}`,
      facts: {
        id: `pi_${attemptId}`,
        status: "succeeded",
        amount: 1,
        currency: "usd",
        live: false,
      },
      done: [],
    });
  });

  it("is a charge that is held as well, with a reason in words", async () => {
    const { read } = await inReview(held);
    expect(await read()).toMatchObject({
      status: "held",
      reason: "the provider holds it until somebody has looked at it",
      ways: ["accept", "cancel"],
    });
  });

  it("is nothing that went well, and nothing that is not there", async () => {
    const { read, withCalls, attempt } = await inReview({});
    expect((await attempt()).status).toBe("paid");
    expect(await read()).toBeNull();
    expect(await readReviews(withCalls())).toEqual([]);
    expect(await countReviews({ db: database.db })).toBe(0);
    expect(await readReview(withCalls(), "att-of-nobody")).toBeNull();
  });

  it("is not shown of what is not billed any more", async () => {
    const { withCalls, attemptId, shop } = await inReview(tooLittle);
    const order = { ...shop.payables.order, bill: async () => null };
    const services = { ...withCalls(), payables: { ...shop.payables, order } };
    expect(await readReview(services, attemptId)).toBeNull();
    expect(await readReviews(services)).toEqual([]);
  });

  it("has the ways its provider can go", () => {
    const both = { decide: async () => ok(null), refund: async () => ok("re_1") };
    const reviewed = { status: "needs_review", reviewReason: "it names no charge" } as const;
    expect(waysOf(reviewed, undefined)).toEqual([]);
    expect(waysOf(reviewed, {})).toEqual(["accept"]);
    expect(waysOf(reviewed, both)).toEqual(["accept", "refund", "cancel"]);
    expect(waysOf({ status: "paid", reviewReason: "overpaid by $1.00" }, both)).toEqual([
      "accept",
      "refund",
      "cancel",
    ]);
    expect(waysOf({ status: "held", reviewReason: null }, {})).toEqual([]);
    expect(waysOf({ status: "held", reviewReason: null }, both)).toEqual(["accept", "cancel"]);
    expect(waysOf({ status: "paid", reviewReason: null }, both)).toEqual([]);
  });
});

describe("staff ends a review", () => {
  it("by taking too little for all of it", async () => {
    const { resolve, attempt, orderNow, read, shop } = await inReview(tooLittle);
    expect(await resolve("accept")).toEqual(ok("Accepted as it is"));
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null });
    expect((await orderNow()).status).toBe("ordered");
    expect((await orderNow()).statusHistory.map(({ comment }) => comment)).toContain(
      "The payment was accepted as it is; $22.57 of the total will not be collected",
    );
    expect(await read()).toMatchObject({
      ways: [],
      done: [
        {
          author: "Grace",
          way: "accept",
          note: "Called her.",
          outcome: "Accepted as it is",
          createdAt: shop.clock.now(),
        },
      ],
    });
    expect(await resolve("refund")).toEqual(err({ code: "not-possible" }));
  });

  it("by taking too much, of which nothing remains uncollected", async () => {
    const { resolve, attempt, orderNow } = await inReview(tooMuch);
    expect(await resolve("accept")).toEqual(ok("Accepted as it is"));
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null });
    expect((await orderNow()).statusHistory.map(({ comment }) => comment).join()).not.toContain(
      "will not be collected",
    );
  });

  it("by giving it back, under a key of its own", async () => {
    const { resolve, attempt, attemptId, orderNow, calls, ref } = await inReview(tooLittle);
    expect(await resolve("refund")).toEqual(ok("$1.00 given back"));
    expect(calls.refund.mock.calls).toEqual([[ref, 100, `att:${attemptId}:refund:100`]]);
    expect(await attempt()).toMatchObject({ status: "refunded", reviewReason: null });
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it("by giving back what is too much, and no more: it stays paid", async () => {
    const { resolve, attempt, attemptId, orderNow, calls, ref } = await inReview(tooMuch);
    expect(await resolve("refund")).toEqual(ok("$6.43 given back"));
    expect(calls.refund.mock.calls).toEqual([[ref, 643, `att:${attemptId}:refund:643`]]);
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null });
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([3_000, -643]);
  });

  it("by canceling the order, and what was paid is given back", async () => {
    const { resolve, attempt, orderNow, calls } = await inReview(tooLittle);
    expect(await resolve("cancel")).toEqual(ok("Canceled, $1.00 given back"));
    expect(calls.cancel).not.toHaveBeenCalled();
    expect(await attempt()).toMatchObject({ status: "refunded", reviewReason: null });
    expect((await orderNow()).status).toBe("canceled");
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it.each([
    ["knows", undefined],
    ["does not know", failing("unknown-ref")],
  ] as const)("by canceling what was never taken, which its provider %s", async (_, cancel) => {
    const { resolve, attempt, orderNow, calls, shop, ref } = await inReview({ currency: "eur" });
    shop.bank.put(ref, { status: "requires_payment_method", charge: null });
    expect(await resolve("cancel", cancel ? { cancel } : {})).toEqual(ok("Canceled"));
    expect(calls.refund).not.toHaveBeenCalled();
    if (!cancel) expect(calls.cancel.mock.calls).toEqual([[ref]]);
    expect(await attempt()).toMatchObject({ status: "canceled", reviewReason: null });
    expect((await orderNow()).status).toBe("canceled");
  });
});

describe("a review is not ended", () => {
  it.each(["accept", "refund", "cancel"] as const)(
    "by %s while the provider is silent, which is written down",
    async (way) => {
      const { resolve, attempt, read } = await inReview(tooLittle);
      const failure = { code: "provider-failed", message: "it says no-answer" };
      expect(await resolve(way, { fetchTruth: failing("no-answer") })).toEqual(err(failure));
      expect((await attempt()).status).toBe("needs_review");
      expect(await read()).toMatchObject({ done: [{ way, outcome: "Not done: provider-failed" }] });
    },
  );

  it.each(["refund", "cancel"] as const)("by %s where the provider does not give it back", async (way) => {
    const { resolve, attempt, orderNow } = await inReview(tooLittle);
    const failure = { code: "provider-failed", message: "it says refused" };
    expect(await resolve(way, { refund: failing("refused") })).toEqual(err(failure));
    expect((await attempt()).status).toBe("needs_review");
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100]);
  });

  it("where what was never taken cannot be called off", async () => {
    const { resolve, attempt, shop, ref } = await inReview({ currency: "eur" });
    shop.bank.put(ref, { status: "requires_payment_method", charge: null });
    const failure = { code: "provider-failed", message: "it says refused" };
    expect(await resolve("cancel", { cancel: failing("refused") })).toEqual(err(failure));
    expect((await attempt()).status).toBe("needs_review");
  });

  it.each([
    ["is not paid", { status: "processing" }],
    ["names no charge", { charge: null }],
  ] as const)("by accepting what %s", async (_, says) => {
    const { resolve, attempt, shop, ref } = await inReview({ currency: "eur" });
    shop.bank.put(ref, says);
    expect(await resolve("accept")).toEqual(err({ code: "not-possible" }));
    expect((await attempt()).status).toBe("needs_review");
  });

  it("by who was slower: what somebody else decided meanwhile stands", async () => {
    const { resolve, attempt, mark, orderNow, calls } = await inReview(tooLittle);
    calls.refund.mockImplementation(async () => {
      await mark("paid");
      return ok("re_1");
    });
    expect(await resolve("refund")).toEqual(err({ code: "not-possible" }));
    expect((await attempt()).status).toBe("paid");
    expect((await orderNow()).payments.map(({ amount }) => amount)).toEqual([100]);
  });

  it("where there is none, its provider never heard of it, or is not offered any more", async () => {
    const { shop, withCalls, attemptId } = await inReview(tooLittle);
    const decision = { way: "accept", note: "" } as const;
    const unknown = err({ code: "not-found" });
    expect(await resolveReview(withCalls(), "att-of-nobody", decision, "Grace")).toEqual(unknown);
    const impossible = err({ code: "not-possible" });
    expect(await resolveReview({ ...shop, gateways: {} }, attemptId, decision, "Grace")).toEqual(impossible);
    expect(await resolveReview(shop, attemptId, { way: "refund", note: "" }, "Grace")).toEqual(impossible);
  });

  it("where what it pays is gone", async () => {
    const { shop, withCalls, attemptId, attempt } = await inReview(tooLittle);
    const order = { ...shop.payables.order, take: async () => null };
    const services = { ...withCalls(), payables: { ...shop.payables, order } };
    expect(await resolveReview(services, attemptId, { way: "accept", note: "" }, "Grace")).toEqual(
      err({ code: "not-possible" }),
    );
    expect((await attempt()).status).toBe("needs_review");
  });
});

describe("a charge that its provider holds", () => {
  it.each([
    ["accept", "approve", "Approved at the provider", "paid"],
    ["cancel", "decline", "Declined at the provider", "declined"],
  ] as const)("is decided there by %s", async (way, verdict, said, status) => {
    const { resolve, calls, attempt, shop, ref } = await inReview(held);
    calls.decide.mockImplementation(async (_, decided) => {
      if (decided === "approve") shop.bank.pay(ref);
      else shop.bank.put(ref, { status: "canceled", charge: null });
      return ok(null);
    });
    expect(await resolve(way)).toEqual(ok(said));
    expect(calls.decide.mock.calls).toEqual([[ref, verdict]]);
    expect((await attempt()).status).toBe(status);
  });

  it("stays held where its provider refuses or cannot decide", async () => {
    const { resolve, attempt, withGateway, attemptId } = await inReview(held);
    const failure = { code: "provider-failed", message: "it says refused" };
    expect(await resolve("accept", { decide: failing("refused") })).toEqual(err(failure));
    expect(await resolve("refund")).toEqual(err({ code: "not-possible" }));
    const decision = { way: "accept", note: "" } as const;
    expect(await resolveReview(withGateway({}), attemptId, decision, "Grace")).toEqual(
      err({ code: "not-possible" }),
    );
    expect((await attempt()).status).toBe("held");
  });

  it("was decided although nobody says what came of it", async () => {
    const { resolve } = await inReview(held);
    expect(await resolve("accept", { fetchTruth: failing("no-answer") })).toEqual(
      ok("Decided at the provider; what came of it follows"),
    );
  });
});
