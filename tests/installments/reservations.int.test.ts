import { describe, expect, it } from "vitest";
import { payments } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import { createPartlyPaidOrder, email, startInstallment } from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { settleInstallment } from "~/domains/installments/pay-installment.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { releaseInstallment } from "~/domains/settlement/reservations/record-installment.server";
import { cents } from "~/kernel/money/money";
import { err } from "~/kernel/result";

const database = testDatabase();
const findProviderRef = (startedPayment: Awaited<ReturnType<typeof startInstallment>>) =>
  getPaymentIntentId(startedPayment.ok ? startedPayment.value : null);
const statuses = async () => {
  const rows = await database.db.select().from(paymentAttempts).orderBy(paymentAttempts.position);
  return rows.map(({ status }) => status);
};
const whole = "2677.50";

describe("the reservation of an installment", () => {
  it("releases the reservation when the payment is declined or refused by its provider [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const first = await startInstallment(shop, id, "2000");
    shop.bank.decline(findProviderRef(first));
    await settleInstallment(shop, { orderId: id, email }, findProviderRef(first));
    const start = async () => err({ code: "refused", message: "Your card is not for this." } as const);
    const refusing = { ...shop, gateways: { stripe: { ...shop.bank.gateway, start } } };
    expect(await startInstallment(refusing, id, whole)).toMatchObject({
      ok: false,
      failure: { code: "payment-refused", message: "Your card is not for this." },
    });
    expect((await statuses()).at(-1)).toBe("canceled");
    expect(await startInstallment(shop, id, whole)).toMatchObject({ ok: true });
  });

  it("keeps the reservation while the provider does not answer [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.simulatedFailure("start", "before");
    expect(await startInstallment(shop, id, "2000")).toMatchObject({
      ok: false,
      failure: { code: "provider-failed" },
    });
    expect(await startInstallment(shop, id, whole)).toMatchObject({
      failure: { code: "reserved", free: 67_750 },
    });
  });

  it("releases the reservation when its page starts another amount before the provider knows it", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.simulatedFailure("start", "before");
    const lost = await startInstallment(shop, id, "2000");
    expect(await startInstallment(shop, id, "700", { attemptId: lost.attemptId })).toMatchObject({
      ok: true,
    });
    expect(await statuses()).toEqual(["superseded", "open"]);
  });

  it("keeps the reservation when another installment fits beside it [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const hers = await startInstallment(shop, id, "2000");
    const his = await startInstallment(shop, id, "677.50");
    expect(await statuses()).toEqual(["open", "open"]);
    for (const ref of [findProviderRef(hers), findProviderRef(his)]) {
      shop.bank.pay(ref);
      await settleInstallment(shop, { orderId: id, email }, ref);
    }
    expect(computeBalanceDue(await readOrder(database.db, id))).toBe(0);
  });

  it("releases the reservation after exactly three minutes [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const first = await startInstallment(shop, id, "2000");
    shop.clock.advance(3 * 60 - 1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({
      failure: { code: "reserved", free: 67_750 },
    });
    shop.clock.advance(1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({ ok: true });
    expect(shop.bank.intents.get(findProviderRef(first))).toMatchObject({ status: "canceled" });
  });

  it("renews the reservation for three minutes when the same browser starts again [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const { attemptId } = await startInstallment(shop, id, "2000");
    shop.clock.advance(2 * 60);
    expect(await startInstallment(shop, id, "2000", { attemptId })).toMatchObject({ ok: true });
    shop.clock.advance(3 * 60 - 1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({
      failure: { code: "reserved", free: 67_750 },
    });
    shop.clock.advance(1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({ ok: true });
  });

  it("keeps the reservation for thirty minutes once the payer confirmed at the provider [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.updateIntent(findProviderRef(await startInstallment(shop, id, "2000")), {
      status: "requires_action",
    });
    shop.clock.advance(30 * 60 - 1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({
      failure: { code: "reserved", free: 67_750 },
    });
    shop.clock.advance(1);
    expect(await startInstallment(shop, id, whole)).toMatchObject({ ok: true });
  });

  it("counts an installment as paid when it was paid after its reservation ended [SPLT-009] [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    shop.bank.pay(findProviderRef(await startInstallment(shop, id, "2000")));
    shop.clock.advance(3 * 60);
    expect(await startInstallment(shop, id, whole)).toMatchObject({ failure: { code: "form-invalid" } });
    expect(computeBalanceDue(await readOrder(database.db, id))).toBe(67_750);
  });

  it("keeps the reservation when its payment arrives between check and lock [SPLT-009]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const first = findProviderRef(await startInstallment(shop, id, "2000"));
    shop.clock.advance(3 * 60);
    const lockAfterPayment: typeof shop.payables.order.lock = (tx, orderId) => {
      shop.bank.pay(first);
      return shop.payables.order.lock(tx, orderId);
    };
    let requestCount = 0;
    const order = {
      ...shop.payables.order,
      // The first lock is for the check. The payer pays before the second lock, which releases the reservation.
      lock: (...given: Parameters<typeof lockAfterPayment>) => {
        requestCount += 1;
        return requestCount === 2 ? lockAfterPayment(...given) : shop.payables.order.lock(...given);
      },
    };
    const racing = { ...shop, payables: { ...shop.payables, order } };
    expect(await startInstallment(racing, id, whole)).toMatchObject({
      ok: false,
      failure: { code: "already-paid" },
    });
    expect(shop.bank.charges()).toBe(1);
    expect(computeBalanceDue(await readOrder(database.db, id))).toBe(67_750);
  });

  it("adds an undecided payment without an attempt to the reserved amount", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    await database.db.insert(payments).values({
      id: "undecided",
      orderId: id,
      provider: "stripe",
      method: "online-payment",
      methodLabel: "Card",
      amount: cents(200_000),
      status: "on_hold",
      additionalData: {},
      transactionResponse: {},
      createdAt: shop.clock.now(),
      updatedAt: shop.clock.now(),
    });
    expect(await startInstallment(shop, id, "677.51")).toMatchObject({
      failure: { code: "reserved", free: 67_750 },
    });
    // The payment of a known installment does not count twice.
    expect(await startInstallment(shop, id, "677.50")).toMatchObject({ ok: true });
    expect(await startInstallment(shop, id, "500")).toMatchObject({ failure: { code: "reserved", free: 0 } });
  });

  it.each([
    ["its provider has created", { providerRef: "pi_made" }, "open"],
    ["is paid meanwhile", { status: "paid" }, "paid"],
    ["its provider has not created", { status: "open" }, "canceled"],
  ] as const)(
    "releases the reservation after a refusal of an installment that %s",
    async (_what, change, status) => {
      const shop = createQuoteShop(database);
      const { id } = await createPartlyPaidOrder(shop);
      shop.bank.simulatedFailure("start", "before");
      const { attemptId = "" } = await startInstallment(shop, id, "600");
      await database.db.update(paymentAttempts).set(change);
      await database.db.transaction(async (tx) => {
        const lockedPayable = await shop.payables.order.lock(tx, id);
        if (lockedPayable)
          await releaseInstallment(
            tx,
            lockedPayable,
            { kind: "order", id },
            attemptId ?? "",
            shop.clock.now(),
          );
        if (lockedPayable)
          await releaseInstallment(tx, lockedPayable, { kind: "order", id }, "nobody's", shop.clock.now());
      });
      expect(await statuses()).toEqual([status]);
    },
  );
});

describe("a balance that cannot be paid now", () => {
  it("refuses an installment while staff must review a payment", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const first = await startInstallment(shop, id, "600");
    shop.bank.pay(findProviderRef(first));
    shop.bank.updateIntent(findProviderRef(first), { currency: "eur" });
    await settleInstallment(shop, { orderId: id, email }, findProviderRef(first));
    expect(await startInstallment(shop, id, "600")).toMatchObject({
      ok: false,
      failure: { code: "payment-in-review" },
    });
    expect(shop.bank.intents.size).toBe(1);
  });

  it("starts no second payment for a repeated submit while the provider decides [SPLT-009]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const idempotencyKey = "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6";
    const first = await startInstallment(shop, id, "600", { idempotencyKey });
    shop.bank.updateIntent(findProviderRef(first), { status: "processing" });
    await settleInstallment(shop, { orderId: id, email }, findProviderRef(first));
    expect(await startInstallment(shop, id, "600", { idempotencyKey })).toMatchObject({
      ok: true,
      value: null,
    });
    expect(shop.bank.intents.size).toBe(1);
    expect(computeBalanceDue(await readOrder(database.db, id))).toBe(267_750);
  });

  it("charges once on repeated submits after two declined attempts [SPLT-009]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const submit = () =>
      startInstallment(shop, id, "600", { idempotencyKey: "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6" });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const ref = findProviderRef(await submit());
      shop.bank.decline(ref);
      await settleInstallment(shop, { orderId: id, email }, ref);
    }
    const third = await submit();
    shop.bank.pay(findProviderRef(third));
    await settleInstallment(shop, { orderId: id, email }, findProviderRef(third));
    expect(await submit()).toMatchObject({ ok: true, value: null });
    const named = await database.db.select({ id: paymentAttempts.id }).from(paymentAttempts);
    const later = named.filter(({ id: name }) => name !== "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6");
    for (const { id: name } of later)
      expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(later.map(({ id: name }) => name)).size).toBe(2);
    expect(shop.bank.charges()).toBe(1);
    expect(computeBalanceDue(await readOrder(database.db, id))).toBe(207_750);
  });
});
