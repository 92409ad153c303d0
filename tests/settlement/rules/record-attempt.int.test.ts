import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { startOrderPayment } from "#tests/support/payments/started-payment";
import {
  abandonAttempts,
  abandonOpenAttempts,
  isNewestAttempt,
  recordPaymentAttempt,
} from "~/domains/settlement/attempts/record-attempt.server";
import type { LockedPayable } from "~/domains/settlement/payable";
import { cents } from "~/kernel/money/money";

const database = testDatabase();

/** A started payment of $23.57 and its locked payable. */
async function startAttempt() {
  const order = await startOrderPayment(database);
  const { shop, payable, attemptId } = order;
  const locked = <T>(work: (tx: typeof database.db, lockedPayable: LockedPayable) => Promise<T>) =>
    database.db.transaction(async (tx) => {
      const lockedPayable = await shop.payables.order.lock(tx, payable.id);
      if (!lockedPayable) throw new Error("there is no such order");
      return work(tx, lockedPayable);
    });
  const now = shop.clock.now();
  return {
    ...order,
    record: (pay: { method: string; methodLabel: string }, amount: number) =>
      locked((tx, lockedPayable) =>
        recordPaymentAttempt(
          tx,
          lockedPayable,
          { payable, providerMethod: { provider: "stripe", ...pay }, amount: cents(amount), currency: "USD" },
          now,
        ),
      ),
    abandonAttempts: () => locked((tx, lockedPayable) => abandonAttempts(tx, lockedPayable, payable, now)),
    abandonOpenAttempts: () =>
      locked((tx, lockedPayable) => abandonOpenAttempts(tx, lockedPayable, payable, now)),
    isNewest: () => isNewestAttempt(database.db, payable, attemptId),
  };
}

const byLink = { method: "link", methodLabel: "Link" };

describe("recordPaymentAttempt", () => {
  it("updates the open attempt with new amount and method", async () => {
    const { record, attempt, attemptId, isNewest } = await startAttempt();
    expect(await record(byLink, 3_000)).toMatchObject({ kind: "recorded", attemptId });
    expect(await attempt()).toMatchObject({ status: "open", amount: 3_000, ...byLink });
    expect(await isNewest()).toBe(true);
  });

  it("creates another attempt after a decline that supersedes it", async () => {
    const { record, attempt, attemptId, mark, isNewest, paymentStatuses } = await startAttempt();
    await mark("declined");
    const again = await record(byLink, 2_357);
    expect(again.kind).toBe("recorded");
    expect(again).not.toMatchObject({ attemptId });
    expect((await attempt()).status).toBe("superseded");
    expect(await isNewest()).toBe(false);
    expect((await paymentStatuses()).toSorted()).toEqual(["failed", "pending"]);
  });
});

describe("abandonAttempts", () => {
  it.each(["open", "declined"] as const)("ends a started attempt that is %s", async (status) => {
    const { mark, attempt, paymentStatuses, ...order } = await startAttempt();
    await mark(status);
    expect(await order.abandonAttempts()).toBeNull();
    expect((await attempt()).status).toBe("superseded");
    expect(await paymentStatuses()).toEqual(["failed"]);
  });

  it("keeps the state of payment attempts that have ended", async () => {
    const { mark, attempt, paymentStatuses, ...order } = await startAttempt();
    await mark("canceled");
    expect(await order.abandonAttempts()).toBeNull();
    expect((await attempt()).status).toBe("canceled");
    expect(await paymentStatuses()).toEqual(["pending"]);
  });

  it.each([
    ["paid", "placed"],
    ["held", "placed"],
    ["needs_review", "in-review"],
    ["capturing", "unsettled"],
  ] as const)("reports money that is %s and changes nothing", async (status, kind) => {
    const { mark, attempt, ...order } = await startAttempt();
    await mark(status);
    expect(await order.abandonAttempts()).toEqual({ kind });
    expect((await attempt()).status).toBe(status);
  });
});

describe("abandonOpenAttempts", () => {
  it("abandons attempts that were started and not sent", async () => {
    const { attempt, ...order } = await startAttempt();
    expect(await order.abandonOpenAttempts()).toBe(true);
    expect((await attempt()).status).toBe("superseded");
  });

  it.each([
    [-1, true],
    [0, true],
    [1, false],
  ])("abandons an installment whose reservation ends in %i s: %s", async (seconds, isGone) => {
    const { write, attempt, shop, ...order } = await startAttempt();
    await write({ expiresAt: new Date(shop.clock.now().getTime() + seconds * 1000) });
    expect(await order.abandonOpenAttempts()).toBe(isGone);
    expect((await attempt()).status).toBe(isGone ? "superseded" : "open");
  });

  it.each(["capturing", "held", "needs_review"] as const)(
    "refuses to abandon attempts while another one is %s",
    async (status) => {
      const { mark, attempt, write, record, abandonOpenAttempts } = await startAttempt();
      await write({ status: "declined" });
      await record(byLink, 2_357);
      await mark(status);
      expect(await abandonOpenAttempts()).toBe(false);
      expect((await attempt()).status).toBe(status);
    },
  );
});
