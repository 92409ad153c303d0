import { describe, expect, it, vi } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { failWith, providerTimeoutResult, startOrderPayment } from "#tests/support/payments/started-payment";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { startPayment } from "~/domains/settlement/start-payment/start-payment.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

/** A recorded payment of $23.57 that its provider does not know yet, and a function that starts it. */
async function recorded() {
  const order = await startOrderPayment(database);
  await order.write({ providerRef: null });
  order.shop.bank.intents.clear();
  const payment = { attemptId: order.attemptId, paymentId: "pay-1" };
  return {
    ...order,
    start: (changes: Partial<PaymentGateway<"stripe">> = {}) =>
      startPayment(order.withGateway(changes), order.payable, payment),
  };
}

describe("startPayment", () => {
  it("sends amount, names and addresses and returns what the browser needs", async () => {
    const { start, shop, attemptId, attempt, payable } = await recorded();
    const begin = vi.fn(shop.bank.gateway.start);
    expect(await start({ start: begin })).toEqual(
      ok({
        provider: "stripe",
        attemptId,
        amount: 23.57,
        currency: "usd",
        status: "requires_payment_method",
        publishableKey: "pk_test_fake",
        clientSecret: `pi_${attemptId}_secret_x`,
        paymentIntentId: `pi_${attemptId}`,
      }),
    );
    const { shortId, providerRef } = await attempt();
    expect(providerRef).toBe(`pi_${attemptId}`);
    expect(begin.mock.calls).toMatchObject([
      [
        {
          attemptId,
          paymentId: "pay-1",
          shortId,
          amount: 2357,
          currency: "USD",
          metadata: expect.objectContaining({ orderId: payable.id }),
          receiptEmail: expect.stringContaining("@"),
        },
      ],
    ]);
  });

  it("updates the started payment at the provider when startPayment is called again", async () => {
    const { start, shop, attemptId } = await recorded();
    await start();
    const [begin, update] = [vi.fn(shop.bank.gateway.start), vi.fn(shop.bank.gateway.update)];
    expect(await start({ start: begin, update })).toMatchObject({ ok: true });
    expect(begin).not.toHaveBeenCalled();
    expect(update.mock.calls.map(([ref]) => ref)).toEqual([`pi_${attemptId}`]);
  });

  it.each([
    ["paid", { code: "already-paid" }],
    ["held", { code: "already-paid" }],
    ["needs_review", { code: "payment-in-review" }],
    ["capturing", providerTimeoutResult.failure],
    ["canceled", { code: "payment-superseded" }],
    ["declined", { code: "payment-refused", message: "Payment failed" }],
  ] as const)("refuses to start a payment attempt that is %s", async (status, failure) => {
    const { start, mark, shop } = await recorded();
    await mark(status);
    expect(await start()).toEqual(err(failure));
    expect(shop.bank.intents.size).toBe(0);
  });

  it("refuses an attempt after a decline in the provider's words", async () => {
    const { start, write } = await recorded();
    await write({ status: "declined", declineMessage: "Your card has expired." });
    expect(await start()).toEqual(err({ code: "payment-refused", message: "Your card has expired." }));
  });

  it("refuses to start a payment without a gateway and for a missing payable", async () => {
    const { shop, payable, attemptId } = await recorded();
    const payment = { attemptId, paymentId: "pay-1" };
    const unavailable = err({ code: "payment-method-unavailable" });
    expect(await startPayment({ ...shop, gateways: {} }, payable, payment)).toEqual(unavailable);
    expect(await startPayment(shop, payable, { ...payment, attemptId: "none" })).toEqual(unavailable);
    expect(await startPayment(shop, { kind: "order", id: "none" }, payment)).toEqual(unavailable);
  });

  it("cancels superseded attempts before it starts a payment", async () => {
    const { start, mark, write, shop } = await recorded();
    await write({ providerRef: "pi_before" });
    await mark("superseded");
    expect(await start({ cancel: failWith("no-answer") })).toEqual(providerTimeoutResult);
    expect(shop.bank.intents.size).toBe(0);
  });
});

describe("a payment that could not be started", () => {
  it("reports a missing answer and keeps the payment open for the next submit", async () => {
    const { start, attempt, log, payable, attemptId } = await recorded();
    expect(await start({ start: failWith("no-answer") })).toEqual(providerTimeoutResult);
    expect(log.warn.mock.calls).toEqual([
      [{ ...payable, attemptId, code: "no-answer" }, "the payment could not be started"],
    ]);
    expect(await attempt()).toMatchObject({ status: "open", providerRef: null });
  });

  it("reports the refused start of a payment in the provider's words", async () => {
    const { start } = await recorded();
    const refused = { code: "payment-refused", message: "it says refused" };
    expect(await start({ start: failWith("refused") })).toEqual(err(refused));
  });

  it("returns the payment's decision by a parallel caller that was faster", async () => {
    const { start, mark } = await recorded();
    const begin = async () => {
      await mark("paid");
      return err({ code: "no-answer", message: "timed out" } as const);
    };
    expect(await start({ start: begin })).toEqual(err({ code: "already-paid" }));
  });

  it("closes a payment that its provider has forgotten, and starts another on the next submit", async () => {
    const { start, attempt } = await recorded();
    await start();
    expect(await start({ update: failWith("expired") })).toEqual(err({ code: "payment-superseded" }));
    expect((await attempt()).status).toBe("canceled");
  });

  it("reports a missing answer for a payment the provider never knew", async () => {
    const { start, attempt } = await recorded();
    expect(await start({ start: failWith("expired") })).toEqual(providerTimeoutResult);
    expect((await attempt()).status).toBe("open");
  });
});

describe("a concurrent change while a provider starts a payment", () => {
  /** Runs `happens` after the provider has created the payment and before the shop has saved its id. */
  async function meanwhile(
    happens: (order: Awaited<ReturnType<typeof recorded>>) => Promise<unknown>,
    canceled?: PaymentGateway["cancel"],
  ) {
    const order = await recorded();
    const cancel = vi.fn(canceled ?? order.shop.bank.gateway.cancel);
    const begin: PaymentGateway<"stripe">["start"] = async (charge) => {
      const made = await order.shop.bank.gateway.start(charge);
      await happens(order);
      return made;
    };
    return { ...order, cancel, started: await order.start({ start: begin, cancel }) };
  }

  it("cancels the started payment when a newer attempt supersedes it", async () => {
    const { started, cancel, attempt, attemptId } = await meanwhile(({ mark }) => mark("superseded"));
    expect(started).toEqual(err({ code: "payment-superseded" }));
    expect(cancel.mock.calls).toEqual([[`pi_${attemptId}`]]);
    expect((await attempt()).status).toBe("canceled");
  });

  it("keeps the attempt superseded when the provider does not answer its cancellation", async () => {
    const { started, attempt } = await meanwhile(({ mark }) => mark("superseded"), failWith("no-answer"));
    expect(started).toEqual(err({ code: "payment-superseded" }));
    expect((await attempt()).status).toBe("superseded");
  });

  it("cancels the started payment when its attempt was canceled meanwhile", async () => {
    const { started, cancel, attempt } = await meanwhile(({ mark }) => mark("canceled"));
    expect(started).toEqual(err({ code: "payment-superseded" }));
    expect(cancel).toHaveBeenCalledTimes(1);
    expect((await attempt()).status).toBe("canceled");
  });

  it("does not cancel the started payment when its attempt was paid meanwhile", async () => {
    const { started, cancel } = await meanwhile(({ mark }) => mark("paid"));
    expect(started).toEqual(err({ code: "already-paid" }));
    expect(cancel).not.toHaveBeenCalled();
  });

  it("cancels the started payment when another call was faster", async () => {
    const { started, cancel, attemptId, attempt } = await meanwhile(async ({ shop, write }) => {
      const made = shop.bank.intents.get(`pi_${(await attemptIdOf()) ?? ""}`);
      if (!made) throw new Error("the bank made nothing");
      shop.bank.intents.set("pi_quicker", { ...made, ref: "pi_quicker" });
      await write({ providerRef: "pi_quicker" });
    });
    expect(started).toMatchObject({ ok: true, value: { paymentIntentId: "pi_quicker" } });
    expect(cancel.mock.calls).toEqual([[`pi_${attemptId}`]]);
    expect((await attempt()).providerRef).toBe("pi_quicker");
  });

  async function attemptIdOf() {
    const [row] = await database.db.select().from(paymentAttempts);
    return row?.id;
  }
});
