import { describe, expect, it, vi } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { createReportedPayment, failWith, withMissingOrder } from "#tests/support/payments/started-payment";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money/money";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

const waits = {
  state: "open",
  status: "pending",
  needsCapture: true,
  providerStatus: "requires_capture",
  transactionId: null,
} as const;

describe("settle", () => {
  it("fails to settle a payment without a gateway or an answer of the provider", async () => {
    const { shop, ref, withGateway } = await createReportedPayment(database);
    expect(await settle({ ...shop, gateways: {} }, "stripe", ref)).toEqual(err({ code: "no-gateway" }));
    const silent = withGateway({ fetchResult: failWith("no-answer") });
    expect(await settle(silent, "stripe", ref)).toEqual(
      err({ code: "no-answer", message: "it says no-answer" }),
    );
  });

  it("distinguishes foreign payments from unknown attempts", async () => {
    const { result, withGateway } = await createReportedPayment(database);
    const of = (attemptId: string | null) =>
      settle(
        withGateway({ fetchResult: async () => ok({ ...result, ref: "pi_other", attemptId }) }),
        "stripe",
        "pi_other",
      );
    expect(await of(null)).toEqual(err({ code: "foreign-payment" }));
    expect(await of("att-of-nobody")).toEqual(err({ code: "unknown-payment" }));
  });

  it("returns the attempt's state, provider status and transaction of a settled payment", async () => {
    const { settled, payable, attemptId, ref } = await createReportedPayment(database);
    expect(await settled()).toEqual(
      ok({
        payable,
        attemptId,
        state: "paid",
        providerStatus: "succeeded",
        message: null,
        transactionId: `ch_${ref}`,
        canApproveAgain: false,
      }),
    );
  });

  it.each([
    ["paid", "paid"],
    ["needs_review", "needs_review"],
    ["refunded", "declined"],
  ] as const)(
    "keeps a payment that is %s when the provider reports another state later",
    async (status, state) => {
      const { settled, mark, attempt, log } = await createReportedPayment(database, {
        state: "declined",
        status: "failed",
      });
      await mark(status);
      expect(await settled()).toMatchObject({ ok: true, value: { state } });
      expect((await attempt()).status).toBe(status);
      expect(log.error).not.toHaveBeenCalled();
    },
  );

  it("does not count a payment refunded by staff as paid again", async () => {
    const { settled, mark, attempt, paymentStatuses } = await createReportedPayment(database);
    await mark("refunded");
    expect(await settled()).toMatchObject({ ok: true, value: { state: "declined" } });
    expect((await attempt()).status).toBe("refunded");
    expect(await paymentStatuses()).toEqual(["pending"]);
  });

  it("finds the attempt by its metadata when its id was not saved", async () => {
    const { settled, attempt, ref, write } = await createReportedPayment(database);
    await write({ providerRef: null });
    expect(await settled()).toMatchObject({ ok: true, value: { state: "paid" } });
    expect(await attempt()).toMatchObject({ status: "paid", providerRef: ref, reviewReason: null });
  });

  it("fails to settle a payment whose order or quote no longer exists", async () => {
    const { shop, ref, attempt } = await createReportedPayment(database);
    expect(await settle(withMissingOrder(shop), "stripe", ref)).toEqual(err({ code: "unknown-payment" }));
    expect((await attempt()).status).toBe("open");
  });

  it("records refunds once after their payment", async () => {
    const { settled, paymentStatuses } = await createReportedPayment(database, {
      refunds: [{ id: "re_1", amount: cents(500) }],
    });
    await settled();
    const statuses = await paymentStatuses();
    expect(statuses).toHaveLength(2);
    expect(statuses).toContain("completed");
    await settled();
    expect(await paymentStatuses()).toEqual(statuses);
  });

  it("saves the time of each check of a payment", async () => {
    const { settled, shop } = await createReportedPayment(database, {
      state: "open",
      status: "pending",
      transactionId: null,
    });
    await settled();
    const rows = await database.db.select({ at: paymentAttempts.checkedAt }).from(paymentAttempts);
    expect(rows).toEqual([{ at: shop.clock.now() }]);
  });
});

describe("a result that does not match its attempt", () => {
  it.each([
    [{ ref: "pi_another" }, "it is another payment than the one begun for this attempt"],
    [{ transactionId: null }, "it names no charge"],
    [{ currency: "eur" }, "its currency is EUR"],
    [{ live: true }, "it was made with live keys"],
    [{ state: "held", live: true }, "it was made with live keys"],
    [{ ...waits, amount: cents(2356) }, "its amount is $23.56 instead of $23.57"],
    [{ ...waits, currency: "cad" }, "its currency is CAD"],
  ] as const)("sends a mismatched result to review: %o", async (changes, reason) => {
    const { settled, attempt, attemptId, payable, comments, log } = await createReportedPayment(
      database,
      changes,
    );
    const capture = vi.fn<PaymentGateway["capture"]>(async () => ok(null));
    expect(await settled({ capture })).toMatchObject({ ok: true, value: { state: "needs_review" } });
    expect(capture).not.toHaveBeenCalled();
    expect(await attempt()).toMatchObject({ status: "needs_review", reviewReason: reason });
    expect(log.error.mock.calls).toEqual([[{ ...payable, attemptId, reason }, "payment needs review"]]);
    expect((await comments()).filter((comment) => comment.includes("needs review"))).toEqual([
      `A payment needs review: ${reason}`,
    ]);
  });

  it("adds the received amount to the history when less arrived", async () => {
    const { settled, comments } = await createReportedPayment(database, { amount: cents(100) });
    expect(await settled()).toMatchObject({ value: { state: "needs_review" } });
    expect((await comments()).join()).not.toContain("needs review");
  });

  it("requires no review when no money is concerned", async () => {
    const open = { state: "open", status: "pending", transactionId: null, currency: "eur" } as const;
    const { settled, attempt } = await createReportedPayment(database, open);
    const capture = vi.fn<PaymentGateway["capture"]>(async () => ok(null));
    expect(await settled({ capture })).toMatchObject({ ok: true, value: { state: "open" } });
    expect(capture).not.toHaveBeenCalled();
    expect((await attempt()).status).toBe("open");
  });
});

describe("a payment that needs a capture", () => {
  it("captures a payment once and fetches its result", async () => {
    const { settled, attempt, result } = await createReportedPayment(database);
    const capture = vi.fn<PaymentGateway["capture"]>(async () => ok(null));
    const fetchResult = vi
      .fn<PaymentGateway["fetchResult"]>(async () => ok(result))
      .mockImplementationOnce(async () => ok({ ...result, ...waits }));
    expect(await settled({ capture, fetchResult })).toMatchObject({ ok: true, value: { state: "paid" } });
    expect(capture).toHaveBeenCalledTimes(1);
    expect(fetchResult).toHaveBeenCalledTimes(2);
    expect((await attempt()).status).toBe("paid");
  });

  it("reports a payment as unknown while the capture's result is unknown", async () => {
    const { settled, attempt, result } = await createReportedPayment(database);
    const fetchResult = vi
      .fn<PaymentGateway["fetchResult"]>(failWith("no-answer"))
      .mockImplementationOnce(async () => ok({ ...result, ...waits }));
    const capture = async () => ok(null);
    expect(await settled({ capture, fetchResult })).toEqual(
      err({ code: "no-answer", message: "it says no-answer" }),
    );
    expect((await attempt()).status).toBe("capturing");
  });

  it("captures by the reconciler unless a capture was declined before", async () => {
    const { settled } = await createReportedPayment(database, waits);
    const capture = vi.fn<PaymentGateway["capture"]>(failWith("no-answer"));
    expect(await settled({ capture }, "reconciler")).toMatchObject({
      value: { state: "open", canApproveAgain: false },
    });
    expect(capture).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["paid", {}],
    ["open", { state: "open", status: "pending", transactionId: null }],
  ] as const)("allows no further approval once the payment is %s", async (state, changes) => {
    const { settled, write } = await createReportedPayment(database, changes);
    await write({ declinedCaptures: 1 });
    expect(await settled()).toMatchObject({ value: { state, canApproveAgain: false } });
  });

  it.each(["paid", "declined", "needs_review", "superseded", "canceled"] as const)(
    "does not capture a payment that is %s",
    async (status) => {
      const { settled, mark } = await createReportedPayment(database, waits);
      await mark(status);
      const capture = vi.fn<PaymentGateway["capture"]>(async () => ok(null));
      await settled({ capture });
      expect(capture).not.toHaveBeenCalled();
    },
  );

  it("allows another approval after a declined instrument", async () => {
    const { settled, attempt } = await createReportedPayment(database, waits);
    const capture = vi.fn<PaymentGateway["capture"]>(failWith("instrument-declined"));
    expect(await settled({ capture })).toMatchObject({ value: { state: "open", canApproveAgain: true } });
    expect(await attempt()).toMatchObject({ declinedCaptures: 1 });
    expect(await settled({ capture }, "reconciler")).toMatchObject({
      value: { state: "open", canApproveAgain: true, message: "it says instrument-declined" },
    });
    expect(capture).toHaveBeenCalledTimes(1);
    await settled({ capture });
    expect(capture).toHaveBeenCalledTimes(2);
  });
});
