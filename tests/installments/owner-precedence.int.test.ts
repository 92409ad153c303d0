import { describe, expect, it } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import {
  createPartlyPaidOrder,
  email,
  startInstallment,
  unprovenPayer,
} from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { settleInstallment } from "~/domains/installments/pay-installment.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";

const database = testDatabase();
const owner = { isOwner: true, canReserve: true };
const overLimit = { isOwner: false, canReserve: false };
const whole = "2677.50";
const findProviderRef = (started: Awaited<ReturnType<typeof startInstallment>>) =>
  getPaymentIntentId(started.ok ? started.value : null);
const readStatuses = async () => {
  const rows = await database.db.select().from(paymentAttempts).orderBy(paymentAttempts.position);
  return rows.map(({ status }) => status);
};

describe("the owner of an order starting an installment", () => {
  it("replaces a stranger's unconfirmed installment, which is canceled at its provider [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const otherPayment = findProviderRef(await startInstallment(shop, id, whole));
    const started = await startInstallment(shop, id, whole, {}, owner);
    expect(started).toMatchObject({ ok: true, value: { amount: 2677.5 } });
    expect(shop.bank.intents.get(otherPayment)).toMatchObject({ status: "canceled" });
    expect(await readStatuses()).toEqual(["canceled", "open"]);
    shop.bank.pay(findProviderRef(started));
    await settleInstallment(shop, { orderId: id, email }, findProviderRef(started));
    expect(computeBalanceDue(await readOrder(database.db, id))).toBe(0);
    expect(shop.bank.charges()).toBe(1);
  });

  it("keeps a stranger's installment that fits beside it [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    await startInstallment(shop, id, "2000");
    expect(await startInstallment(shop, id, "677.50", {}, owner)).toMatchObject({ ok: true });
    expect(await readStatuses()).toEqual(["open", "open"]);
  });

  it("waits for a stranger's installment confirmed at the provider [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.updateIntent(findProviderRef(await startInstallment(shop, id, "2000")), {
      status: "requires_action",
    });
    shop.clock.advance(60);
    expect(await startInstallment(shop, id, whole, {}, owner)).toMatchObject({
      failure: { code: "reserved", free: 67_750 },
    });
    expect(await readStatuses()).toEqual(["open"]);
  });

  it("counts a stranger's installment that was paid meanwhile [SPLT-009]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.pay(findProviderRef(await startInstallment(shop, id, "2000")));
    expect(await startInstallment(shop, id, whole, {}, owner)).toMatchObject({
      failure: { code: "form-invalid" },
    });
    expect(computeBalanceDue(await readOrder(database.db, id))).toBe(67_750);
  });

  it("keeps the reservation for three minutes from strangers and the owner's other browsers [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    await startInstallment(shop, id, whole, {}, owner);
    const reserved = { failure: { code: "reserved", free: 0 } };
    expect(await startInstallment(shop, id, whole)).toMatchObject(reserved);
    expect(await startInstallment(shop, id, whole, {}, owner)).toMatchObject(reserved);
    shop.clock.advance(3 * 60 - 1);
    expect(await startInstallment(shop, id, whole)).toMatchObject(reserved);
    shop.clock.advance(1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({ ok: true });
  });
});

describe("an unconfirmed reservation", () => {
  it.each([
    ["the same attempt", false],
    ["new attempts of the same browser", true],
  ])(
    "renews a reservation for at most 10 minutes after its first start by %s [SPLT-011]",
    async (_title, isNewAttempt) => {
      const shop = createQuoteShop(database);
      const { id } = await createPartlyPaidOrder(shop);
      let { attemptId } = await startInstallment(shop, id, whole);
      for (let minutes = 2; minutes <= 8; minutes += 2) {
        shop.clock.advance(2 * 60);
        // The shop does not reuse an attempt at another provider.
        if (isNewAttempt)
          await database.db.update(paymentAttempts).set({ provider: "paypal", providerRef: null });
        const renewed = await startInstallment(shop, id, whole, { attemptId });
        expect(renewed.ok).toBe(true);
        ({ attemptId } = renewed);
      }
      shop.clock.advance(2 * 60 - 1);
      expect((await startInstallment(shop, id, whole, { attemptId })).ok).toBe(true);
      expect(await startInstallment(shop, id, whole)).toMatchObject({
        failure: { code: "reserved", free: 0 },
      });
      shop.clock.advance(1);
      // A start at this moment makes no new reservation, so another payer can replace the installment.
      expect((await startInstallment(shop, id, whole, { attemptId })).ok).toBe(true);
      expect(await startInstallment(shop, id, whole)).toMatchObject({ ok: true });
    },
  );

  it("lets the browser that reserved an installment reserve again 30 minutes after its first start [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const { attemptId } = await startInstallment(shop, id, whole);
    shop.clock.advance(30 * 60);
    await startInstallment(shop, id, whole, { attemptId });
    shop.clock.advance(3 * 60 - 1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({ failure: { code: "reserved", free: 0 } });
  });

  it("makes no reservation over the limit, so that another installment can replace the started one", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const started = await startInstallment(shop, id, whole, {}, overLimit);
    expect(started.ok).toBe(true);
    const next = await startInstallment(shop, id, whole, {}, unprovenPayer);
    expect(next.ok).toBe(true);
    expect(shop.bank.intents.get(findProviderRef(started))).toMatchObject({ status: "canceled" });
  });
});
