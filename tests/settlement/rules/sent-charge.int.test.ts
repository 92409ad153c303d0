import { describe, expect, it, vi } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { failWith, startOrderPayment, withMissingOrder } from "#tests/support/payments/started-payment";
import type { ChargeRequest, PaymentGateway } from "~/domains/payments/payment-gateway";
import {
  chargeOnce,
  findProviderRef,
  findSentCharge,
} from "~/domains/settlement/start-payment/sent-charge.server";
import { cents } from "~/kernel/money/money";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

const silence = err({
  code: "no-answer",
  message: "The payment provider didn't respond. Please try again.",
});

type Calls = Pick<PaymentGateway<"stripe">, "start" | "update"> &
  Required<Pick<PaymentGateway<"stripe">, "findCharge">>;

/** An unsent payment of $23.57 at a provider without idempotency keys. */
async function unsent() {
  const order = await startOrderPayment(database);
  const { attempt, attemptId, shop, withGateway, write } = order;
  await write({ providerRef: null });
  shop.bank.intents.clear();
  const calls = {
    start: vi.fn<Calls["start"]>(shop.bank.gateway.start),
    update: vi.fn<Calls["update"]>(shop.bank.gateway.update),
    findCharge: vi.fn<Calls["findCharge"]>(async () => ok(null)),
  };
  const services = withGateway(calls);
  const { shortId } = await attempt();
  const charge: ChargeRequest = {
    attemptId,
    shortId,
    paymentId: "pay-1",
    metadata: {},
    description: "Order",
    amount: cents(2357),
    currency: "USD",
    receiptEmail: "ada@example.com",
    billTo: null,
    shipTo: null,
  };
  return {
    ...order,
    calls,
    charge,
    find: async () => findSentCharge(services, await attempt()),
    send: () => chargeOnce(services, { ...shop.bank.gateway, ...calls }, attemptId, charge),
  };
}

describe("chargeOnce", () => {
  it("saves the time when it sends a charge, before the response arrives", async () => {
    const { send, calls, attempt, attemptId, charge, shop } = await unsent();
    calls.start.mockImplementation(async (sent) => {
      expect((await attempt()).sentAt).toEqual(shop.clock.now());
      return shop.bank.gateway.start(sent);
    });
    expect(await send()).toMatchObject({ ok: true, value: { ref: `pi_${attemptId}` } });
    expect(calls.start.mock.calls).toEqual([[charge]]);
    expect((await attempt()).sentAt).toEqual(shop.clock.now());
  });

  it("sends a charge again after a refusal, not after a missing answer", async () => {
    const { send, calls, attempt } = await unsent();
    calls.start.mockImplementation(failWith("refused"));
    expect(await send()).toEqual(err({ code: "refused", message: "it says refused" }));
    expect((await attempt()).sentAt).toBeNull();
    calls.start.mockImplementation(failWith("no-answer"));
    expect(await send()).toEqual(err({ code: "no-answer", message: "it says no-answer" }));
    expect((await attempt()).sentAt).not.toBeNull();
    expect(calls.start).toHaveBeenCalledTimes(2);
  });

  it("waits as the second caller of a charge and returns the first response", async () => {
    const { send, calls, attemptId, write, shop, charge } = await unsent();
    calls.start.mockImplementation(async (sent) => {
      const made = await shop.bank.gateway.start(sent);
      await new Promise((wake) => setTimeout(wake, 50));
      await write({ providerRef: `pi_${attemptId}` });
      return made;
    });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ ok: true, value: { ref: `pi_${attemptId}` } });
    expect(second).toEqual(first);
    expect(calls.start).toHaveBeenCalledTimes(1);
    expect(calls.update.mock.calls).toEqual([[`pi_${attemptId}`, charge]]);
  });

  it.each(["declined", "paid", "canceled"] as const)(
    "charges without waiting for an attempt that is %s",
    async (status) => {
      const { send, calls, write, shop } = await unsent();
      await write({ status, sentAt: shop.clock.now() });
      // The fake clock does not advance, so a pause would never end.
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      try {
        expect(await send()).toEqual(silence);
      } finally {
        vi.useRealTimers();
      }
      expect(calls.start).not.toHaveBeenCalled();
      expect(calls.findCharge).not.toHaveBeenCalled();
    },
  );

  it("searches for the charge after twenty-five seconds, not earlier", async () => {
    const { send, calls, write, shop, attempt, attemptId, charge } = await unsent();
    const { shortId } = await attempt();
    await shop.bank.gateway.start(charge);
    const sentAt = shop.clock.now();
    await write({ sentAt });
    shop.clock.advance(25);
    calls.findCharge.mockImplementation(async () => ok(`pi_${attemptId}`));
    const waiting = send();
    await new Promise((wake) => setTimeout(wake, 100));
    expect(calls.findCharge).not.toHaveBeenCalled();
    shop.clock.advance(1);
    expect(await waiting).toMatchObject({ ok: true, value: { ref: `pi_${attemptId}` } });
    expect(calls.findCharge.mock.calls).toEqual([[shortId, sentAt]]);
    expect(calls.update.mock.calls).toEqual([[`pi_${attemptId}`, charge]]);
    expect(calls.start).not.toHaveBeenCalled();
  });

  it("reports no answer when the search for a sent charge fails or finds nothing", async () => {
    const { send, calls, write, shop, attempt } = await unsent();
    await write({ sentAt: shop.clock.now() });
    shop.clock.advance(26);
    calls.findCharge.mockImplementation(failWith("no-answer"));
    expect(await send()).toEqual(err({ code: "no-answer", message: "it says no-answer" }));
    expect((await attempt()).status).toBe("open");
    shop.clock.advance(34);
    calls.findCharge.mockImplementation(async () => ok(null));
    expect(await send()).toEqual(silence);
    expect((await attempt()).status).toBe("declined");
    expect(calls.update).not.toHaveBeenCalled();
  });

  it("stops waiting for another caller's charge after ten seconds", async () => {
    const { send, write, shop, calls } = await unsent();
    await write({ sentAt: shop.clock.now() });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const waiting = send();
      let isOver = false;
      void waiting.then(() => {
        isOver = true;
      });
      let turns = 0;
      while (!isOver) {
        await vi.advanceTimersByTimeAsync(150);
        // The database does not use the fake timers.
        await new Promise((next) => setImmediate(next));
        turns += 1;
      }
      expect(await waiting).toEqual(silence);
      expect(turns).toBeGreaterThanOrEqual(67);
      expect(calls.findCharge).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("findSentCharge", () => {
  it("does not search for a charge when none was sent or the provider has idempotency keys", async () => {
    const { find, calls, attempt, shop } = await unsent();
    expect(await find()).toEqual(ok(null));
    expect(calls.findCharge).not.toHaveBeenCalled();
    const sent = { ...(await attempt()), sentAt: shop.clock.now() };
    expect(await findSentCharge(shop, sent)).toEqual(ok(null));
    expect(await findSentCharge({ ...shop, gateways: {} }, sent)).toEqual(ok(null));
    expect((await attempt()).status).toBe("open");
  });

  it("saves the provider id of a sent charge that it finds", async () => {
    const { find, calls, write, attempt, shop } = await unsent();
    await write({ sentAt: shop.clock.now() });
    calls.findCharge.mockImplementation(async () => ok("ch_found"));
    expect(await find()).toEqual(ok("ch_found"));
    expect(await attempt()).toMatchObject({ status: "open", providerRef: "ch_found" });
    expect(await findProviderRef(shop, await attempt())).toEqual(ok("ch_found"));
    expect(calls.findCharge).toHaveBeenCalledTimes(1);
  });

  it("reports a missing charge as unknown for a minute, then as never made", async () => {
    const { find, write, attempt, shop, paymentStatuses } = await unsent();
    await write({ sentAt: shop.clock.now() });
    shop.clock.advance(59);
    expect(await find()).toEqual(silence);
    expect((await attempt()).status).toBe("open");
    shop.clock.advance(1);
    expect(await find()).toEqual(ok(null));
    expect(await attempt()).toMatchObject({
      status: "declined",
      declineMessage: "The payment provider didn't respond. Please try again.",
    });
    expect(await paymentStatuses()).toEqual(["failed"]);
    const rows = await database.db.select({ at: paymentAttempts.checkedAt }).from(paymentAttempts);
    expect(rows).toEqual([{ at: shop.clock.now() }]);
  });

  it.each([
    ["superseded", "canceled"],
    ["paid", "paid"],
    ["canceled", "canceled"],
  ] as const)("changes an attempt that is %s and has no charge to %s", async (status, after) => {
    const { find, write, attempt, shop, paymentStatuses } = await unsent();
    await write({ sentAt: shop.clock.now(), status });
    shop.clock.advance(60);
    expect(await find()).toEqual(ok(null));
    expect((await attempt()).status).toBe(after);
    expect(await paymentStatuses()).toEqual(["pending"]);
  });

  it("changes no payment attempt when the order or quote no longer exists", async () => {
    const { write, attempt, shop, withGateway } = await unsent();
    await write({ sentAt: shop.clock.now() });
    shop.clock.advance(60);
    const services = withGateway({ findCharge: async () => ok(null) });
    expect(await findSentCharge(withMissingOrder(services), await attempt())).toEqual(ok(null));
    expect((await attempt()).status).toBe("open");
  });

  it("keeps a provider id that is saved during the search", async () => {
    const { find, calls, write, attempt, shop } = await unsent();
    await write({ sentAt: shop.clock.now() });
    shop.clock.advance(60);
    calls.findCharge.mockImplementation(async () => {
      await write({ providerRef: "ch_quicker" });
      return ok(null);
    });
    expect(await find()).toEqual(ok(null));
    expect(await attempt()).toMatchObject({ status: "open", providerRef: "ch_quicker" });
  });
});
