import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { failWith, startOrderPayment, withMissingOrder } from "#tests/support/payments/started-payment";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { settle } from "~/domains/settlement/settle.server";
import { err, ok } from "~/kernel/result";
import type { AttemptStatus } from "~/kernel/statuses/statuses";

const database = testDatabase();

describe("closeExpiredAttempt", () => {
  const forgotten = async (status: AttemptStatus) => {
    const order = await startOrderPayment(database);
    await order.mark(status);
    const settled = await settle(
      order.withGateway({ fetchResult: failWith("expired") }),
      "stripe",
      order.ref,
    );
    return { ...order, settled };
  };

  it.each([
    ["open", "failed"],
    ["superseded", "failed"],
    ["declined", "pending"],
    ["canceled", "pending"],
  ] as const)("cancels an expired attempt that was %s and leaves its payment %s", async (status, row) => {
    const { settled, attempt, attemptId, payable, paymentStatuses, log } = await forgotten(status);
    expect(settled).toEqual(
      ok({
        payable,
        attemptId,
        state: "open",
        providerStatus: "EXPIRED",
        message: null,
        transactionId: null,
        canApproveAgain: false,
      }),
    );
    expect((await attempt()).status).toBe("canceled");
    expect(await paymentStatuses()).toEqual([row]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each(["paid", "needs_review"] as const)("keeps an expired attempt that is %s", async (status) => {
    const { settled, attempt } = await forgotten(status);
    expect(settled).toMatchObject({ ok: true, value: { state: status } });
    expect((await attempt()).status).toBe(status);
  });

  it.each(["capturing", "held"] as const)(
    "sends an expired attempt that was %s to review and reports it to staff",
    async (status) => {
      const { settled, attempt, attemptId, payable, log } = await forgotten(status);
      expect(settled).toMatchObject({ ok: true, value: { state: "needs_review", attemptId, payable } });
      const reason = "its provider no longer knows it";
      expect(await attempt()).toMatchObject({ status: "needs_review" });
      expect(log.error.mock.calls).toEqual([[{ ...payable, attemptId, reason }, "payment needs review"]]);
    },
  );

  it("fails to close an expired payment whose order or quote no longer exists", async () => {
    const { withGateway, ref, attempt } = await startOrderPayment(database);
    const services = withMissingOrder(withGateway({ fetchResult: failWith("expired") }));
    expect(await settle(services, "stripe", ref)).toEqual(err({ code: "unknown-payment" }));
    expect((await attempt()).status).toBe("open");
  });

  it("fails for an expired payment that belongs to no attempt", async () => {
    const { withGateway } = await startOrderPayment(database);
    const services = withGateway({ fetchResult: failWith("expired") });
    expect(await settle(services, "stripe", "pi_of_nobody")).toEqual(err({ code: "unknown-payment" }));
  });
});

describe("reconcile", () => {
  const later = async () => {
    const order = await startOrderPayment(database);
    order.shop.clock.advance(3600);
    return order;
  };

  it("settles a payment whose page was closed", async () => {
    const { shop, ref, attempt, log } = await later();
    shop.bank.pay(ref);
    expect(await reconcile(shop)).toBe(1);
    expect((await attempt()).status).toBe("paid");
    expect(log.warn).not.toHaveBeenCalled();
    expect(await reconcile(shop)).toBe(0);
  });

  it("checks a payment again later and logs each failure while its provider does not answer", async () => {
    const { shop, attemptId, withGateway, log } = await later();
    const services = withGateway({ fetchResult: failWith("no-answer") });
    expect(await reconcile(services)).toBe(1);
    expect(log.warn.mock.calls).toEqual([[{ attemptId, reason: "no-answer" }, "payment not reconciled yet"]]);
    expect(await reconcile(services)).toBe(0);
    shop.clock.advance(7200);
    expect(await reconcile(services)).toBe(1);
  });

  it("cancels a superseded attempt at its provider", async () => {
    const { shop, mark, attempt, ref } = await later();
    await mark("superseded");
    expect(await reconcile(shop)).toBe(1);
    expect((await attempt()).status).toBe("canceled");
    expect(shop.bank.intents.get(ref)?.status).toBe("canceled");
  });

  it.each([
    ["declines the attempt when its provider has none", async () => ok(null), "declined", 0],
    ["logs a warning when its provider does not answer", failWith("no-answer"), "open", 1],
  ] as const)("searches for the charge of a lost response, and %s", async (_, find, status, received) => {
    const { attempt, attemptId, withGateway, shop, log, write } = await later();
    await write({ providerRef: null, sentAt: shop.clock.now() });
    shop.clock.advance(60);
    const fetchResult = vi.fn(shop.bank.gateway.fetchResult);
    expect(await reconcile(withGateway({ findCharge: find, fetchResult }))).toBe(1);
    expect(fetchResult).not.toHaveBeenCalled();
    expect((await attempt()).status).toBe(status);
    const warning = [{ attemptId, reason: "no-answer" }, "payment not reconciled yet"];
    expect(log.warn.mock.calls).toEqual(Array.from({ length: received }, () => warning));
  });

  it("does not repeat a declined capture", async () => {
    const { shop, ref, withGateway, write } = await later();
    const capture = vi.fn(async () => ok(null));
    shop.bank.updateIntent(ref, { status: "requires_capture", charge: `ch_${ref}` });
    const result = await shop.bank.gateway.fetchResult(ref);
    if (!result.ok) throw new Error("the bank is silent");
    const fetchResult = async () => ok({ ...result.value, needsCapture: true, state: "open" } as const);
    await write({ declinedCaptures: 1 });
    const services = withGateway({ capture, fetchResult });
    expect(await reconcile(services)).toBe(1);
    expect(capture).not.toHaveBeenCalled();
    await settle(services, "stripe", ref);
    expect(capture).toHaveBeenCalledTimes(1);
  });
});
