import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentAttempts } from "#db/schema/payments";
import { testDatabase } from "#tests/support/database/database";
import {
  createPartlyPaidOrder,
  email,
  startInstallment,
  startTestInstallment,
} from "#tests/support/payments/partly-paid-order";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { recordOrderPayment } from "~/domains/back-office/record-order-payment.server";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { settleInstallment } from "~/domains/installments/pay-installment.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();
const refused = (code: string) => ({ ok: false, failure: { code } });

describe("finding an order to pay its balance", () => {
  it("accepts number or id with the email in any case [SPLT-001] [API-016]", async () => {
    const shop = createQuoteShop(database);
    const { id, orderIncrementId } = await createPartlyPaidOrder(shop);
    for (const orderId of [id, orderIncrementId, String(Number(orderIncrementId))]) {
      expect(await findOrderForInstallments(shop.db, { orderId, email: "ADA@example.com" })).toMatchObject({
        ok: true,
      });
    }
    const missing = refused("no-such-order");
    expect(await findOrderForInstallments(shop.db, { orderId: id, email: "eve@example.com" })).toEqual(
      missing,
    );
    expect(await findOrderForInstallments(shop.db, { orderId: "999999999", email })).toEqual(missing);
  });

  it("refuses orders without installments and paid ones [SPLT-006]", async () => {
    const shop = createQuoteShop(database);
    const whole = await createPartlyPaidOrder(shop, { splitPaymentEnabled: false });
    expect(await findOrderForInstallments(shop.db, { orderId: whole.id, email })).toEqual(
      refused("no-split-payment"),
    );
    const order = await createPartlyPaidOrder(shop);
    shop.bank.pay((await startTestInstallment(shop, order.id, "2677.50")).ref);
    await settleInstallment(shop, { orderId: order.id, email }, [...shop.bank.intents.keys()][0] ?? "");
    expect(await findOrderForInstallments(shop.db, { orderId: order.id, email })).toEqual(
      refused("order-paid"),
    );
  });
});

describe("paying an installment", () => {
  it("lowers the balance and emails payer and staff [SPLT-015] [SPLT-018] [API-017]", async () => {
    const shop = createQuoteShop(database);
    const order = await createPartlyPaidOrder(shop);
    expect(computeBalanceDue(order)).toBe(267_750);
    const { ref, attemptId } = await startTestInstallment(shop, order.orderIncrementId, "600");
    shop.bank.pay(ref);
    const paid = await settleInstallment(shop, { orderId: order.id, email }, attemptId);
    expect(paid.ok && computeBalanceDue(paid.value)).toBe(207_750);
    const emails = await shop.db.select().from(outbox).where(eq(outbox.entityId, order.id));
    const aboutPart = emails.filter(({ paymentId }) => paymentId !== "").map(({ kind }) => kind);
    expect(aboutPart.toSorted()).toEqual(["order-confirmation-admin", "split-payment-confirmation"]);
  });

  it("counts a payment once, however often it is reported [SPLT-009]", async () => {
    const shop = createQuoteShop(database);
    const order = await createPartlyPaidOrder(shop);
    const { ref } = await startTestInstallment(shop, order.id, "600");
    shop.bank.pay(ref);
    const key = { orderId: order.id, email };
    await Promise.all([1, 2, 3].map(() => settleInstallment(shop, key, ref)));
    expect(computeBalanceDue(await readOrder(shop.db, order.id))).toBe(207_750);
  });

  it.each(["10,50", "1.234,50", "1 234,50"])(
    "charges nothing for an ambiguous amount: %s [SPLT-010]",
    async (amount) => {
      const shop = createQuoteShop(database);
      const { id } = await createPartlyPaidOrder(shop, { minimumSplitAmount: 0 });
      expect(await startInstallment(shop, id, amount)).toEqual({
        ok: false,
        failure: {
          code: "form-invalid",
          errors: {
            amount: ["Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
          },
        },
        attemptId: null,
      });
      expect(await shop.db.$count(paymentAttempts)).toBe(0);
    },
  );

  it("validates the amount again against the current balance [SPLT-011] [SPLT-013] [SPLT-014]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const error = (amount: string) => ({ code: "form-invalid", errors: { amount: [amount] } });
    expect(await startInstallment(shop, id, "2677.51")).toMatchObject({
      failure: error("Payment amount cannot exceed due amount of $2,677.50"),
    });
    expect(await startInstallment(shop, id, "499")).toMatchObject({
      failure: error("Minimum payment amount is $500.00"),
    });
    expect(await startInstallment(shop, id, "600", { paymentMethod: "" })).toMatchObject({
      failure: { code: "form-invalid", errors: { paymentMethod: ["Please select a payment method"] } },
    });
  });

  it("never takes more than the balance from two parallel payers [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const both = await Promise.all([startInstallment(shop, id, "2000"), startInstallment(shop, id, "2000")]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "reserved", free: 67_750 } });
    expect(await startInstallment(shop, id, "677.50")).toMatchObject({ ok: true });
  });

  it("releases the reservation after 3 minutes or when the page starts again [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const first = await startTestInstallment(shop, id, "2000");
    const again = await startTestInstallment(shop, id, "2100", first.attemptId);
    expect(again.ref).toBe(first.ref);
    expect(shop.bank.intents.get(first.ref)).toMatchObject({ amount: 210_000 });
    shop.clock.advance(3 * 60);
    await startTestInstallment(shop, id, "2677.50");
    expect(shop.bank.intents.get(first.ref)).toMatchObject({ status: "canceled" });
  });
});

describe("an installment held by its provider", () => {
  it("keeps a held installment reserved until it is decided and counts it once it is paid [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const { ref, attemptId } = await startTestInstallment(shop, id, "2000");
    shop.bank.updateIntent(ref, { status: "processing" });
    await settleInstallment(shop, { orderId: id, email }, attemptId);
    shop.clock.advance(24 * 60 * 60);
    expect(await startInstallment(shop, id, "677.51")).toMatchObject({
      failure: { code: "reserved", free: 67_750 },
    });
    const rest = await startTestInstallment(shop, id, "677.50");
    shop.bank.pay(ref);
    shop.bank.pay(rest.ref);
    await settleInstallment(shop, { orderId: id, email }, attemptId);
    const paid = await settleInstallment(shop, { orderId: id, email }, rest.attemptId);
    expect(paid.ok && computeBalanceDue(paid.value)).toBe(0);
  });
});

describe("a check recorded during an installment", () => {
  const check = { method: "check", amount: cents(267_750), reference: "1048", author: "Rosa" } as const;

  it("waits for the reservation and records the check when it has ended [SPLT-011]", async () => {
    const shop = createQuoteShop(database);
    const { id } = await createPartlyPaidOrder(shop);
    const { ref } = await startTestInstallment(shop, id, "2000");
    expect(await recordOrderPayment(shop, id, check)).toEqual(refused("payment-under-way"));
    expect(computeBalanceDue(await readOrder(shop.db, id))).toBe(267_750);
    shop.clock.advance(3 * 60);
    expect(await recordOrderPayment(shop, id, check)).toMatchObject({ ok: true });
    expect(computeBalanceDue(await readOrder(shop.db, id))).toBe(0);
    // The canceled intent cannot be paid again.
    expect(shop.bank.intents.get(ref)).toMatchObject({ status: "canceled" });
  });
});
