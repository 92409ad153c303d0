import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import {
  createPartlyPaidOrder,
  email,
  type QuoteShop,
  startInstallment,
  startTestInstallment,
} from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { settleInstallment } from "~/domains/installments/pay-installment.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";

const database = testDatabase();
describe("an installment whose reply was lost", () => {
  const idempotencyKey = "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6";
  const submit = (shop: QuoteShop, orderId: string, more = {}) =>
    startInstallment(shop, orderId, "600", { idempotencyKey, ...more });

  it("returns the same installment when submitted again, and pays it once [SPLT-009] [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.simulatedFailure("start", "after");
    expect(await submit(shop, id)).toMatchObject({ ok: false, failure: { code: "provider-failed" } });
    const again = await submit(shop, id);
    expect(again).toMatchObject({ ok: true, value: { attemptId: idempotencyKey, amount: 600 } });
    expect(shop.bank.intents.size).toBe(1);
    const ref = getPaymentIntentId(again.ok ? again.value : null);
    shop.bank.pay(ref);
    // The payer submits again before and after the shop learns of the payment.
    expect((await submit(shop, id)).ok).toBe(true);
    await settleInstallment(shop, { orderId: id, email }, ref);
    const paid = await submit(shop, id);
    expect(paid).toMatchObject({ ok: true, value: null });
    expect(paid.order && computeBalanceDue(paid.order)).toBe(207_750);
    const named = await submit(shop, id, { idempotencyKey: undefined, attemptId: idempotencyKey });
    expect(named).toMatchObject({ ok: true, value: null });
    expect(shop.bank.charges()).toBe(1);
  });

  it("creates another installment half an hour later, and after a decline", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const first = await submit(shop, id);
    const ref = getPaymentIntentId(first.ok ? first.value : null);
    shop.bank.decline(ref);
    await settleInstallment(shop, { orderId: id, email }, ref);
    const second = await submit(shop, id);
    expect(second.ok && second.value?.attemptId).not.toBe(idempotencyKey);
    shop.bank.pay(getPaymentIntentId(second.ok ? second.value : null));
    const attemptId = second.attemptId ?? "";
    await settleInstallment(shop, { orderId: id, email }, attemptId);
    shop.clock.advance(31 * 60);
    expect(await submit(shop, id, { attemptId })).toMatchObject({ ok: true, value: { amount: 600 } });
  });

  it("waits while money is being captured, and blocks other installments [SPLT-009] [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const first = await submit(shop, id);
    const ref = getPaymentIntentId(first.ok ? first.value : null);
    shop.bank.updateIntent(ref, { status: "requires_capture" });
    const capture = shop.bank.hold("capture");
    const reporting = settleInstallment(shop, { orderId: id, email }, ref);
    await capture.reached;
    expect(await submit(shop, id)).toMatchObject({ ok: false, failure: { code: "provider-failed" } });
    expect(await submit(shop, id, { idempotencyKey: undefined, attemptId: idempotencyKey })).toMatchObject({
      ok: false,
    });
    expect(await startInstallment(shop, id, "2077.51")).toMatchObject({
      failure: { code: "reserved", free: 207_750 },
    });
    shop.bank.updateIntent(ref, { charge: `ch_${ref}` });
    capture.release();
    expect(await reporting).toMatchObject({ ok: true });
    expect(shop.bank.charges()).toBe(1);
    expect(computeBalanceDue(await readOrder(shop.db, id))).toBe(207_750);
  });

  it("creates another installment for another amount [SPLT-009]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.simulatedFailure("start", "after");
    const lost = await startInstallment(shop, id, "2000");
    const again = await startTestInstallment(shop, id, "700", lost.attemptId ?? "");
    expect(again.attemptId).not.toBe(lost.attemptId);
    expect(shop.bank.intents.get(again.ref)).toMatchObject({ amount: 70_000 });
  });

  it("never applies an installment to another order, whatever its key", async () => {
    const shop = createQuoteShop(database);
    const theirs = await createPartlyPaidOrder(shop);
    const secondOrder = await createPartlyPaidOrder(shop);
    const first = await submit(shop, theirs.id);
    const second = await submit(shop, secondOrder.id);
    expect(first.ok && first.value?.attemptId).toBe(idempotencyKey);
    expect(second.ok && second.value?.attemptId).not.toBe(idempotencyKey);
    expect(shop.bank.intents.size).toBe(2);
  });
});
