import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { shopServices } from "#tests/support/shop/shop-services";
import { recordOrderPayment } from "~/domains/back-office/record-order-payment.server";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();
type Shop = ReturnType<typeof shopServices>;

const check = { method: "check", amount: cents(2357), reference: "1048", author: "Rosa" } as const;
const recorded = { ok: true, value: null };
const waits = { ok: false, failure: { code: "payment-under-way" } };

async function placed(shop: Shop, placementId?: string) {
  const result = await placeOrder(shop, paidCheckoutInput(placementId ? { placementId } : {}));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return { id: result.value.order.id, ref: getPaymentIntentId(result.value.payment) };
}

async function attemptStatus() {
  const [attempt] = await database.db.select().from(paymentAttempts);
  return attempt?.status;
}

const paymentsOf = async (shop: Shop, id: string) =>
  (await readOrder(shop.db, id)).payments.map(({ methodLabel, status }) => `${methodLabel}: ${status}`);

describe("a check for an order with a started online payment", () => {
  it("records a check when no charge was sent, and cancels the started payment at its provider", async () => {
    const shop = shopServices(database);
    const { id, ref } = await placed(shop);
    expect(await attemptStatus()).toBe("open");
    expect(await recordOrderPayment(shop, id, check)).toEqual(recorded);
    expect(shop.bank.intents.get(ref)).toMatchObject({ status: "canceled" });
    expect(await attemptStatus()).toBe("canceled");
    expect((await readOrder(shop.db, id)).status).toBe("ordered");
    expect(await paymentsOf(shop, id)).toContain("Check: completed");
  });

  it("refuses a check one cent too high or with a used reference, and cancels nothing then", async () => {
    const shop = shopServices(database);
    const { id, ref } = await placed(shop);
    expect(await recordOrderPayment(shop, id, { ...check, amount: cents(2358) })).toEqual({
      ok: false,
      failure: { code: "above-balance" },
    });
    expect(await attemptStatus()).toBe("open");
    expect(shop.bank.intents.get(ref)).toMatchObject({ status: "requires_payment_method" });
    expect(await paymentsOf(shop, id)).toEqual(["Credit card: pending"]);
    const part = { ...check, amount: cents(1000) };
    expect(await recordOrderPayment(shop, id, part)).toEqual(recorded);
    expect(await recordOrderPayment(shop, id, part)).toEqual({
      ok: false,
      failure: { code: "recorded-before" },
    });
  });

  it("accepts a check with the reference of another order's check", async () => {
    const shop = shopServices(database);
    const one = await placed(shop);
    const other = await placed(shop, "0b6dc09b-cae0-4c9b-b396-e56c6e320fa6");
    const part = { ...check, amount: cents(1000) };
    expect(await recordOrderPayment(shop, one.id, part)).toEqual(recorded);
    expect(await recordOrderPayment(shop, other.id, part)).toEqual(recorded);
    const again = { ok: false, failure: { code: "recorded-before" } };
    expect(await recordOrderPayment(shop, other.id, part)).toEqual(again);
  });

  it("refuses a check for a canceled order", async () => {
    const shop = shopServices(database);
    const { id } = await placed(shop);
    await shop.db.update(orders).set({ status: "canceled" }).where(eq(orders.id, id));
    expect(await recordOrderPayment(shop, id, check)).toEqual({
      ok: false,
      failure: { code: "not-payable" },
    });
    expect(await paymentsOf(shop, id)).toEqual(["Credit card: pending"]);
  });

  it("records a check after a declined card", async () => {
    const shop = shopServices(database);
    const { id, ref } = await placed(shop);
    shop.bank.decline(ref);
    await settle(shop, "stripe", ref);
    expect(await attemptStatus()).toBe("declined");
    expect(await recordOrderPayment(shop, id, check)).toEqual(recorded);
    expect(shop.bank.intents.get(ref)).toMatchObject({ status: "canceled" });
  });

  it("waits while a payment is held, and records the check when it was declined", async () => {
    const shop = shopServices(database);
    const { id, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "processing" });
    await settle(shop, "stripe", ref);
    expect(await attemptStatus()).toBe("held");
    expect(await recordOrderPayment(shop, id, check)).toEqual(waits);
    expect(await attemptStatus()).toBe("held");
    expect(shop.bank.intents.get(ref)).toMatchObject({ status: "processing" });
    expect((await readOrder(shop.db, id)).status).not.toBe("ordered");
    shop.bank.decline(ref);
    await settle(shop, "stripe", ref);
    expect(await recordOrderPayment(shop, id, check)).toEqual(recorded);
  });

  it("waits while money is being captured, and then refuses the check as an overpayment", async () => {
    const shop = shopServices(database);
    const { id, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "requires_capture", charge: `ch_${ref}` });
    const capture = shop.bank.hold("capture");
    const settling = settle(shop, "stripe", ref);
    await capture.reached;
    expect(await attemptStatus()).toBe("capturing");
    expect(await recordOrderPayment(shop, id, check)).toEqual(waits);
    capture.release();
    await settling;
    expect(await attemptStatus()).toBe("paid");
    expect(await recordOrderPayment(shop, id, check)).toMatchObject({ ok: false });
    expect(await paymentsOf(shop, id)).not.toContain("Check: completed");
  });

  it("does not record a check while a review is open", async () => {
    const shop = shopServices(database);
    const { id, ref } = await placed(shop);
    shop.bank.pay(ref);
    shop.bank.updateIntent(ref, { currency: "eur" });
    await settle(shop, "stripe", ref);
    expect(await attemptStatus()).toBe("needs_review");
    expect(await recordOrderPayment(shop, id, check)).toEqual(waits);
    expect(await attemptStatus()).toBe("needs_review");
    expect(await paymentsOf(shop, id)).not.toContain("Check: completed");
  });
});

describe("a started payment without any report", () => {
  it("checks a started payment for a week and finds it even on the sixth day [CHK-027]", async () => {
    const shop = shopServices(database);
    const { id, ref } = await placed(shop);
    shop.clock.advance(6 * 24 * 60 * 60);
    shop.bank.pay(ref);
    await reconcile(shop);
    expect((await readOrder(shop.db, id)).status).toBe("ordered");
  });

  it("stops checking a started payment after that week", async () => {
    const shop = shopServices(database);
    await placed(shop);
    shop.clock.advance(8 * 24 * 60 * 60);
    expect(await reconcile(shop)).toBe(0);
  });
});
