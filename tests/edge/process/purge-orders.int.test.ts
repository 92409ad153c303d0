import { describe, expect, it } from "vitest";
import { orders, payments } from "#db/schema/orders";
import { paymentAttempts, webhookEvents } from "#db/schema/payments";
import { quoteActivity, quotes, quoteTokens } from "#db/schema/quotes";
import { checkoutInput, paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { addOrderNote } from "~/domains/back-office/add-order-note.server";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { orderQuerySchema, paymentQuerySchema } from "~/domains/orders/back-office/order-query";
import {
  exportOrders,
  readOrderForStaff,
  readOrders,
  readPayments,
} from "~/domains/orders/back-office/read-orders.server";
import { resendEmail } from "~/domains/orders/emails/resend-email.server";
import { findOrderByEmail } from "~/domains/orders/read-order.server";
import { extendQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { convertToOrder, payQuote } from "~/domains/quotes/payment/pay-quote.server";
import {
  day,
  everything,
  type ForgetfulShop,
  forgetAll,
  forgetfulShop,
  readMessages,
  sendMails,
  years,
} from "../support/forgetting-shop";

const database = testDatabase();

/** Creates an order of $3,677.50 from a quote paid by card. Its emails are sent and staff added a note. */
async function paidOrder(services: ForgetfulShop): Promise<string> {
  const link = await createOpenQuote(services);
  const whole = { paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" };
  const startedPayment = await payQuote(services, { ...link, ...whole });
  if (!startedPayment.ok) throw new Error(JSON.stringify(startedPayment.failure));
  services.bank.pay(getPaymentIntentId(startedPayment.value.payment));
  const converted = await convertToOrder(services, link);
  if (!converted.ok) throw new Error(JSON.stringify(converted.failure));
  await sendMails(services);
  const [order] = await database.db.select().from(orders);
  const orderId = order?.id ?? "";
  await addOrderNote(services, { orderId, author: "Ingrid", text: "Ada rang about the hinges" });
  await database.db.insert(webhookEvents).values({
    provider: "stripe",
    eventId: "evt_1",
    type: "paid",
    ref: "pi_1",
    receivedAt: services.clock.now(),
  });
  return orderId;
}

/** Creates an order of $23.57 that was never paid. */
async function unpaidOrder(services: ForgetfulShop): Promise<string> {
  const placed = await placeOrder(services, paidCheckoutInput());
  if (!placed.ok) throw new Error(placed.failure.code);
  await sendMails(services);
  return placed.value.order.id;
}

describe("the purge of orders", () => {
  it("keeps a paid order for seven years, then only its amounts", async () => {
    const services = forgetfulShop(database);
    const id = await paidOrder(services);
    years(services, 2, 1);
    await forgetAll(services);
    expect(await database.db.select().from(quotes)).toHaveLength(1);
    years(services, 5, -day - 2);
    const before = await readOrderForStaff(database.db, id);
    await forgetAll(services);
    expect(await readOrderForStaff(database.db, id)).toEqual(before);
    expect(await readMessages(services)).toContain("Lovelace");
    services.clock.advance(2);
    await forgetAll(services);
    expect(await readMessages(services)).toEqual([]);
    expect(await everything(services)).not.toMatch(/pi_1|ch_|Ingrid/);
    const [order] = await database.db.select().from(orders);
    expect(order).toMatchObject({ total: 367_750, subtotal: 330_000, taxAmount: 17_750, status: "ordered" });
    expect(await database.db.select().from(payments)).toMatchObject([
      { orderId: id, amount: 367_750, status: "completed", method: "online-payment", transactionId: null },
    ]);
    expect(await database.db.select().from(paymentAttempts)).toMatchObject([
      { amount: 367_750, status: "paid", providerRef: null },
    ]);
    expect((await readOrderForStaff(database.db, id))?.order.total).toBe(3677.5);
  });

  it("leaves an anonymized order unchanged when it runs again", async () => {
    const services = forgetfulShop(database);
    await paidOrder(services);
    years(services, 7, 1);
    await forgetAll(services);
    const once = await everything(services);
    services.clock.advance(day);
    await forgetAll(services);
    expect(await everything(services)).toBe(once);
  });

  it("shows an anonymized order as a forgotten customer's in lists, exports and searches", async () => {
    const services = forgetfulShop(database);
    const id = await paidOrder(services);
    years(services, 7, 1);
    await forgetAll(services);
    const parsedQuery = (search?: string) => orderQuerySchema.parse({ search });
    const { orders: listed } = await readOrders(database.db, parsedQuery());
    expect(listed).toMatchObject([{ id, name: "Forgotten customer", email: "" }]);
    expect((await readOrders(database.db, parsedQuery("forgotten customer"))).orders).toEqual(listed);
    expect(await exportOrders(database.db, parsedQuery())).toContain(",Forgotten customer,,,3677.50,");
    const { payments: paid } = await readPayments(database.db, paymentQuerySchema.parse({}));
    expect(paid).toMatchObject([{ orderId: id, name: "Forgotten customer", email: "" }]);
    const entry = await readOrderForStaff(database.db, id);
    expect(entry).toMatchObject({
      isForgotten: true,
      order: { firstName: "Forgotten", lastName: "customer" },
    });
    for (const address of entry?.order.addresses ?? [])
      expect(address).toMatchObject({ firstName: "Forgotten", lastName: "customer", street1: "", city: "" });
  });

  it("blocks access by email and emails about an anonymized order", async () => {
    const services = forgetfulShop(database);
    const orderId = await paidOrder(services);
    years(services, 7, 1);
    await forgetAll(services);
    expect(await findOrderByEmail(database.db, { orderId, email: " " })).toBeNull();
    const again = await resendEmail(services, { orderId, kind: "order-confirmation", author: "Rosa" });
    expect(again).toEqual({ ok: false, failure: { code: "forgotten" } });
  });

  it("anonymizes an unpaid order after two years", async () => {
    const services = forgetfulShop(database);
    await unpaidOrder(services);
    years(services, 2, -1);
    await forgetAll(services);
    expect(await readMessages(services)).toContain("Lovelace");
    services.clock.advance(2);
    await forgetAll(services);
    expect(await readMessages(services)).toEqual([]);
    expect(await database.db.select().from(orders)).toMatchObject([{ total: 2357, status: "pending" }]);
  });

  it.each([["held"], ["needs_review"], ["capturing"], ["paid"]] as const)(
    "keeps an unpaid order while one of its payments is %s",
    async (status) => {
      const services = forgetfulShop(database);
      await unpaidOrder(services);
      await database.db.update(paymentAttempts).set({ status });
      years(services, 2, 1);
      await forgetAll(services);
      expect((await database.db.select().from(orders))[0]?.lastName).toBe("Lovelace");
    },
  );

  it("keeps a free order that was placed for seven years", async () => {
    const services = forgetfulShop(database);
    await placeOrder(services, checkoutInput());
    years(services, 7, -1);
    await forgetAll(services);
    expect((await database.db.select().from(orders))[0]?.lastName).toBe("Lovelace");
  });
});

describe("the purge of payment attempts", () => {
  it.each([["capturing"], ["held"]] as const)(
    "keeps the provider's id while an attempt is %s",
    async (status) => {
      const services = forgetfulShop(database);
      await unpaidOrder(services);
      await database.db.update(paymentAttempts).set({ status });
      years(services, 7, 1);
      await forgetAll(services);
      expect((await database.db.select().from(paymentAttempts))[0]?.providerRef).not.toBeNull();
    },
  );
});

describe("the purge of quotes", () => {
  it("removes a quote without an order, its link and notes two years after its last change", async () => {
    const services = forgetfulShop(database);
    const { quoteId } = await createOpenQuote(services);
    await sendMails(services);
    years(services, 1, 0);
    await extended(services, quoteId);
    years(services, 2, -1);
    await forgetAll(services);
    expect(await database.db.select().from(quotes)).toHaveLength(1);
    services.clock.advance(2);
    await forgetAll(services);
    for (const table of [quotes, quoteTokens, quoteActivity]) {
      expect(await database.db.select().from(table)).toEqual([]);
    }
    expect(await readMessages(services)).toEqual([]);
  });
});

/** Extends a quote by thirty days. */
async function extended(services: ForgetfulShop, quoteId: string): Promise<void> {
  const done = await extendQuote(services, { id: quoteId, author: "Ingrid", days: 30 });
  if (!done.ok) throw new Error(done.failure.code);
}
