import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { orders } from "#db/schema/orders";
import { testDatabase } from "#tests/support/database/database";
import { heldByProvider } from "#tests/support/payments/payment-in-review";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { mailboxMailer } from "~/domains/email/mailers/mailbox.server";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { findOrder } from "~/domains/orders/read-order.server";
import { viewQuote } from "~/domains/quotes/link/view-quote.server";
import { convertToOrder, payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { receiveWebhook } from "~/domains/settlement/receive-webhook.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";

const database = testDatabase();
type Shop = ReturnType<typeof createQuoteShop>;
type Link = { readonly quoteId: string; readonly token: string };

const whole = { paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" };
const part = (splitAmount: string) => ({
  ...whole,
  paymentMethod: "split-payment",
  splitAmount,
  selectedSplitMethod: "online-payment",
});

async function startAttempt(shop: Shop, link: Link, options = whole) {
  const paying = await payQuote(shop, { ...link, ...options });
  if (!paying.ok) throw new Error(JSON.stringify(paying.failure));
  return getPaymentIntentId(paying.value.payment);
}

async function orderOf(shop: Shop, link: Link) {
  const viewed = await viewQuote(shop, link);
  const [row] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.placementId, `quote:${link.quoteId}`));
  return { view: viewed.ok ? viewed.value : null, order: row ? await findOrder(shop.db, row.id) : null };
}

const mailsAbout = (id: string) =>
  database.db
    .select({ kind: outbox.kind, paymentId: outbox.paymentId })
    .from(outbox)
    .where(eq(outbox.entityId, id))
    .orderBy(outbox.kind);

describe("paying a quote", () => {
  it("offers no installments for an underpaid quote without agreed ones [QUOT-017]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const ref = await startAttempt(shop, link);
    shop.bank.pay(ref);
    shop.bank.updateIntent(ref, { amount: 10_000 });
    await convertToOrder(shop, link);
    const { view, order } = await orderOf(shop, link);
    expect(order?.splitPaymentEnabled).toBe(false);
    expect(view?.order).toMatchObject({ balance: 3577.5, splitPaymentPath: null });
  });

  it("creates an order with the same lines, addresses and amounts [QUOT-016] [QUOT-018]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const ref = await startAttempt(shop, link);
    expect(shop.bank.intents.get(ref)).toMatchObject({ amount: 367750, currency: "usd" });
    shop.bank.pay(ref);
    const converted = await convertToOrder(shop, link);
    expect(converted).toMatchObject({
      ok: true,
      value: {
        message: "Payment successful.",
        order: {
          status: "ordered",
          total: 367750,
          subtotal: 330000,
          shippingAmount: 25000,
          taxAmount: 17750,
          discountAmount: 5000,
          poNumber: "PO-7",
          additionalNotes: "Hinges left, as drawn.",
          items: [{ name: "Base cabinet 30 in", qty: 4, rowTotal: 180000, notes: "Soft close" }, { sku: "" }],
          payments: [{ status: "completed", amount: 367750 }],
        },
      },
    });
    const { view, order } = await orderOf(shop, link);
    expect(view).toMatchObject({
      quote: { status: "ordered" },
      order: { number: order?.orderIncrementId, balance: 0, splitPaymentPath: null },
    });
    expect((await mailsAbout(order?.id ?? "")).map(({ kind }) => kind)).toEqual([
      "order-confirmation",
      "order-confirmation-admin",
    ]);
  });

  it("records the confirmation's recipient in the history [QUOT-018] [MAIL-007]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    shop.bank.pay(await startAttempt(shop, link));
    await convertToOrder(shop, link);
    await sendDueEmails(
      { ...shop, mailer: mailboxMailer },
      createEmailComposers({ ...shop, publicUrl: "https://shop.example", sessionSecret: "secret" }),
    );
    const { order } = await orderOf(shop, link);
    expect(order).toMatchObject({ emailSent: true });
    expect(order?.statusHistory.at(-1)).toMatchObject({
      comment: "Confirmation email has been sent to ada@example.com",
      isCustomerNotified: true,
    });
  });

  it("converts a quote once with parallel returns and webhooks [QUOT-016] [API-015]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const ref = await startAttempt(shop, link);
    shop.bank.pay(ref);
    const event = JSON.stringify({ id: "evt_q", ref });
    const answers = await Promise.all([
      convertToOrder(shop, link),
      receiveWebhook(shop, "stripe", event, new Headers({ "stripe-signature": "good" })),
      convertToOrder(shop, link),
      convertToOrder(shop, link),
    ]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const [made] = await shop.db
      .select({ orders: count() })
      .from(orders)
      .where(eq(orders.placementId, `quote:${link.quoteId}`));
    expect(made).toEqual({ orders: 1 });
    expect((await orderOf(shop, link)).order?.payments).toHaveLength(1);
  });

  it("charges once for two parallel submits and returns the order to a third [QUOT-015]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const refs = await Promise.all([startAttempt(shop, link), startAttempt(shop, link)]);
    expect(new Set(refs).size).toBe(1);
    shop.bank.pay(refs[0]);
    await convertToOrder(shop, link);
    expect(await payQuote(shop, { ...link, ...whole })).toMatchObject({
      ok: true,
      value: { payment: null, order: { total: 367750 } },
    });
    expect(shop.bank.charges()).toBe(1);
  });

  it("keeps the quote after a decline, so that it can be paid again [QUOT-015]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    shop.bank.decline(await startAttempt(shop, link));
    expect(await convertToOrder(shop, link)).toMatchObject({
      ok: false,
      failure: { code: "not-paid", message: "Your card was declined." },
    });
    expect((await orderOf(shop, link)).view?.quote).toMatchObject({
      status: "ready_to_order",
      payments: [{ status: "failed" }],
    });
    shop.bank.pay(await startAttempt(shop, link));
    expect((await convertToOrder(shop, link)).ok).toBe(true);
    expect((await orderOf(shop, link)).order?.payments.map(({ status }) => status)).toEqual([
      "failed",
      "completed",
    ]);
  });

  it("shows on the page of the quote that its payment is under review", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const ref = await startAttempt(shop, link);
    shop.bank.pay(ref);
    shop.bank.updateIntent(ref, heldByProvider);
    await convertToOrder(shop, link);
    expect((await orderOf(shop, link)).view?.order).toMatchObject({ balance: 3677.5, isUnderReview: true });
  });

  it("refuses a total that was not shown [QUOT-015]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    expect(await payQuote(shop, { ...link, ...whole, total: 1 })).toMatchObject({
      ok: false,
      failure: { code: "quote-changed" },
    });
    expect(shop.bank.intents.size).toBe(0);
  });
});

describe("paying a first installment of a quote", () => {
  const agreed = { splitPaymentEnabled: true, minimumSplitAmount: 500 };

  it("converts the quote to an order and leaves the balance to the split-payment page [QUOT-017] [QUOT-019]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop, agreed);
    shop.bank.pay(await startAttempt(shop, link, part("1000.50")));
    const converted = await convertToOrder(shop, link);
    expect(converted).toMatchObject({
      ok: true,
      value: { order: { status: "ordered", splitPaymentEnabled: true, minimumSplitAmount: 50000 } },
    });
    const { view, order } = await orderOf(shop, link);
    expect(view?.order).toEqual({
      id: order?.id,
      number: order?.orderIncrementId,
      balance: 2677,
      isRefunded: false,
      isUnderReview: false,
      splitPaymentPath: `/order/split-payment?orderId=${order?.orderIncrementId}&email=ada%40example.com`,
    });
  });

  it.each([
    ["", "Split amount is required"],
    ["a lot", "Must be a valid number"],
    ["1050,50", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["1,50.00", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["600.005", "Use no more than two digits after the decimal point, for example 10.50"],
    ["499.99", "Minimum amount is $500.00"],
    ["3677.51", "Amount cannot exceed total"],
  ])("rejects the first installment '%s': %s [QUOT-011] [QUOT-012]", async (splitAmount, error) => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop, agreed);
    expect(await payQuote(shop, { ...link, ...part(splitAmount) })).toEqual({
      ok: false,
      failure: { code: "form-invalid", errors: { splitAmount: [error] } },
    });
  });

  it("requires the payment method of an installment [QUOT-013]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop, agreed);
    const options = { ...part("600"), selectedSplitMethod: "" };
    expect(await payQuote(shop, { ...link, ...options })).toEqual({
      ok: false,
      failure: { code: "form-invalid", errors: { selectedSplitMethod: ["Please select a payment method"] } },
    });
  });

  it("refuses a first installment when none were agreed [QUOT-010]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    expect(await payQuote(shop, { ...link, ...part("600") })).toMatchObject({
      ok: false,
      failure: { code: "payment-method-unavailable" },
    });
  });
});
