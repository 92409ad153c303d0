import { describe, expect, it, vi } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { type AttemptStatus, begunPayment, failing } from "#tests/support/payments/begun-payment";
import type { Gateway, Outcome } from "~/domains/payments/gateway";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

/** A payment of $23.57, and what its provider says of it: paid, unless a test says otherwise. */
async function told(changes: Partial<Outcome> = {}) {
  const order = await begunPayment(database);
  order.shop.bank.pay(order.ref);
  const truth = await order.shop.bank.gateway.fetchTruth(order.ref);
  if (!truth.ok) throw new Error(truth.failure.code);
  const fetchTruth = async () => ok({ ...truth.value, ...changes });
  return {
    ...order,
    settled: (more: Partial<Gateway<"stripe">> = {}, asker: "shopper" | "reconciler" = "shopper") =>
      settle(order.withGateway({ fetchTruth, ...more }), "stripe", order.ref, { asker }),
  };
}

const waits = {
  standing: "open",
  status: "pending",
  needsCapture: true,
  providerStatus: "requires_capture",
  transactionId: null,
} as const;

describe("a payment is settled by what its provider says", () => {
  it("and not at all where there is no such provider, or it does not answer", async () => {
    const { shop, ref, withGateway } = await told();
    expect(await settle({ ...shop, gateways: {} }, "stripe", ref)).toEqual(err({ code: "no-gateway" }));
    const silent = withGateway({ fetchTruth: failing("no-answer") });
    expect(await settle(silent, "stripe", ref)).toEqual(
      err({ code: "no-answer", message: "it says no-answer" }),
    );
  });

  it("and is another program's where it names no attempt, unknown where it names one we have not", async () => {
    const { shop, ref, withGateway } = await told();
    const truth = await shop.bank.gateway.fetchTruth(ref);
    if (!truth.ok) throw new Error(truth.failure.code);
    const of = (attemptId: string | null) =>
      settle(
        withGateway({ fetchTruth: async () => ok({ ...truth.value, ref: "pi_other", attemptId }) }),
        "stripe",
        "pi_other",
      );
    expect(await of(null)).toEqual(err({ code: "foreign-payment" }));
    expect(await of("att-of-nobody")).toEqual(err({ code: "unknown-payment" }));
  });

  it("and answers who asks what it came to", async () => {
    const { settled, payable, attemptId, ref } = await told();
    expect(await settled()).toEqual(
      ok({
        payable,
        attemptId,
        standing: "paid",
        providerStatus: "succeeded",
        message: null,
        transactionId: `ch_${ref}`,
        mayApproveAgain: false,
      }),
    );
  });

  it.each([
    ["paid", "paid"],
    ["needs_review", "needs_review"],
    ["refunded", "declined"],
  ] as const)("and stays %s where it was, whatever comes later", async (status, standing) => {
    const { settled, mark, attempt, log } = await told({ standing: "declined", status: "failed" });
    await mark(status);
    expect(await settled()).toMatchObject({ ok: true, value: { standing } });
    expect((await attempt()).status).toBe(status);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("and was asked about, which is noted", async () => {
    const { settled, shop } = await told({ standing: "open", status: "pending", transactionId: null });
    await settled();
    const rows = await database.db.select({ at: paymentAttempts.checkedAt }).from(paymentAttempts);
    expect(rows).toEqual([{ at: shop.clock.now() }]);
  });
});

describe("an answer that is not one to what was asked", () => {
  it.each([
    [{ ref: "pi_another" }, "it is another payment than the one begun for this attempt"],
    [{ transactionId: null }, "it names no charge"],
    [{ currency: "eur" }, "its currency is EUR"],
    [{ live: true }, "it was made with live keys"],
    [{ standing: "held", live: true }, "it was made with live keys"],
    [{ ...waits, amount: cents(2356) }, "its amount is $23.56 instead of $23.57"],
    [{ ...waits, currency: "cad" }, "its currency is CAD"],
  ] as const)("waits for a person: %o", async (changes, reason) => {
    const { settled, attempt, attemptId, payable, log } = await told(changes);
    const capture = vi.fn<Gateway["capture"]>(async () => ok(null));
    expect(await settled({ capture })).toMatchObject({ ok: true, value: { standing: "needs_review" } });
    expect(capture).not.toHaveBeenCalled();
    expect(await attempt()).toMatchObject({ status: "needs_review", reviewReason: reason });
    expect(log.error.mock.calls).toEqual([[{ ...payable, attemptId, reason }, "payment needs review"]]);
  });

  it("is none where no money is concerned", async () => {
    const open = { standing: "open", status: "pending", transactionId: null, currency: "eur" } as const;
    const { settled, attempt } = await told(open);
    expect(await settled()).toMatchObject({ ok: true, value: { standing: "open" } });
    expect((await attempt()).status).toBe("open");
  });
});

describe("what waits for its capture", () => {
  it("is captured once, and what came of it is fetched, not believed", async () => {
    const { settled, attempt, shop, ref } = await told();
    const truth = await shop.bank.gateway.fetchTruth(ref);
    if (!truth.ok) throw new Error(truth.failure.code);
    const capture = vi.fn<Gateway["capture"]>(async () => ok(null));
    const fetchTruth = vi
      .fn<Gateway["fetchTruth"]>(async () => truth)
      .mockImplementationOnce(async () => ok({ ...truth.value, ...waits }));
    expect(await settled({ capture, fetchTruth })).toMatchObject({ ok: true, value: { standing: "paid" } });
    expect(capture).toHaveBeenCalledTimes(1);
    expect(fetchTruth).toHaveBeenCalledTimes(2);
    expect((await attempt()).status).toBe("paid");
  });

  it.each(["paid", "declined", "needs_review", "superseded", "canceled"] as const)(
    "is not captured where it is %s",
    async (status: AttemptStatus) => {
      const { settled, mark } = await told(waits);
      await mark(status);
      const capture = vi.fn<Gateway["capture"]>(async () => ok(null));
      await settled({ capture });
      expect(capture).not.toHaveBeenCalled();
    },
  );

  it("may be approved again where what it was to be paid with was declined", async () => {
    const { settled, attempt } = await told(waits);
    const capture = vi.fn<Gateway["capture"]>(failing("instrument-declined"));
    expect(await settled({ capture })).toMatchObject({ value: { standing: "open", mayApproveAgain: true } });
    expect(await attempt()).toMatchObject({ declinedCaptures: 1 });
    expect(await settled({ capture }, "reconciler")).toMatchObject({
      value: { standing: "open", mayApproveAgain: true, message: "it says instrument-declined" },
    });
    expect(capture).toHaveBeenCalledTimes(1);
    await settled({ capture });
    expect(capture).toHaveBeenCalledTimes(2);
  });
});

describe("after a payment was taken", () => {
  const names = { annotate: vi.fn<NonNullable<Gateway["annotate"]>>(async () => ok(null)) };

  it("its provider is told by which names it is kept, where they changed, and of nothing else", async () => {
    const { settled, payable, ref } = await told({ metadata: { orderId: "old" } });
    const annotate = vi.fn<NonNullable<Gateway["annotate"]>>(async () => ok(null));
    await settled({ annotate });
    expect(annotate.mock.calls).toEqual([[ref, expect.objectContaining({ orderId: payable.id })]]);
    const same = await told();
    names.annotate.mockClear();
    await same.settled(names);
    expect(names.annotate).not.toHaveBeenCalled();
  });

  it("is no worse where its provider does not hear the names, or keeps none", async () => {
    const { settled, log, payable, attemptId } = await told({ metadata: {} });
    const annotate = vi.fn<NonNullable<Gateway["annotate"]>>(failing("no-answer"));
    expect(await settled({ annotate })).toMatchObject({ ok: true, value: { standing: "paid" } });
    expect(log.warn.mock.calls).toEqual([
      [{ ...payable, attemptId, code: "no-answer" }, "the provider was not told what became of the payment"],
    ]);
    const keepsNone = await told({ metadata: {} });
    expect(await keepsNone.settled({ annotate: null })).toMatchObject({ ok: true });
    expect(keepsNone.log.warn).not.toHaveBeenCalled();
  });

  it("it is not named before it was taken", async () => {
    const open = { standing: "open", status: "pending", transactionId: null, metadata: {} } as const;
    const { settled } = await told(open);
    names.annotate.mockClear();
    await settled(names);
    expect(names.annotate).not.toHaveBeenCalled();
  });
});
