import { and, asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { orders } from "#db/schema/orders";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createReviewActions } from "#tests/support/payments/review-actions";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { testSecret } from "#tests/support/shop/shop-services";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { formatPayment } from "~/domains/orders/payments/payment-text";
import { getOrderBadge } from "~/domains/orders/views/order-badge";
import { payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { settle } from "~/domains/settlement/settle.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

const { orderOf, comments, resolve, only, heldCard } = createReviewActions(database, () => shop);

async function sendAll(services: typeof shop.services | ReturnType<typeof createQuoteShop>) {
  const { mailer } = shop.services;
  const mailing = { ...services, mailer, publicUrl: "https://shop.example", sessionSecret: testSecret };
  await sendDueEmails(mailing, createEmailComposers(mailing));
}

/** The emails about one payment of an order. */
function listPaymentEmails(orderId: string, paymentId: string) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.entityId, orderId), eq(outbox.paymentId, paymentId)))
    .orderBy(asc(outbox.recipient));
}

/** An order whose payment staff decided after its customer was notified of the review. */
async function decided(way: "accept" | "cancel") {
  const id = await heldCard();
  await sendAll(shop.services);
  await resolve((await only()).id, way);
  await sendAll(shop.services);
  const order = await orderOf(id);
  const emails = await listPaymentEmails(id, order.payments[0]?.id ?? "");
  return { id, order, emails };
}

describe("a payment under review that staff approve", () => {
  it("confirms an approved payment to the customer as paid in full and to staff as received [PAY-041]", async () => {
    const { order, emails } = await decided("accept");
    expect(order.status).toBe("ordered");
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["ada@example.com", "Order 000000001 is paid in full"],
      ["orders@stileandrail.example", "Payment received: $23.57 for order 000000001"],
    ]);
    expect(emails[0]?.plainText).toContain("Paid so far: $23.57 of $23.57\n");
  });

  it("sends one confirmation, however often the provider reports the approval", async () => {
    const { id, order } = await decided("accept");
    await settle(shop.services, "authorizenet", order.payments[0]?.transactionId ?? "");
    await shop.sandbox.control.releaseWebhooks();
    expect(await listPaymentEmails(id, order.payments[0]?.id ?? "")).toHaveLength(2);
  });
});

describe("a payment under review that staff decline", () => {
  it("reports a declined payment to the customer and does not report it as received [PAY-040]", async () => {
    const { id, emails } = await decided("cancel");
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["ada@example.com", "Your payment for order 000000001 was declined"],
    ]);
    const text = emails[0]?.plainText ?? "";
    expect(text).toContain(
      "Ada, your payment of $23.57 for order 000000001 was under review and has been declined. You were not charged.",
    );
    expect(text).toMatch(/Declined: +\$23\.57\n/);
    expect(text).not.toMatch(/Paid now|Under review|received/);
    expect((await comments(id)).at(-1)).toBe(
      "Email about the declined payment has been sent to ada@example.com",
    );
  });

  it("stops showing a declined payment as under review [PAY-009]", async () => {
    const { order } = await decided("cancel");
    expect(getOrderBadge(order).label).toBe("Awaiting payment");
    expect(formatPayment(order)).toBe("Card by Authorize.Net, Visa XXXX1111, failed");
  });

  it("reports the decline once, however often the provider reports it", async () => {
    const { id, order } = await decided("cancel");
    await settle(shop.services, "authorizenet", order.payments[0]?.transactionId ?? "");
    expect(await listPaymentEmails(id, order.payments[0]?.id ?? "")).toHaveLength(1);
  });
});

describe("an installment of a quote under review", () => {
  /** The order of a $3,677.50 quote. The provider decides about its first installment of $1,000.00. */
  async function partUnderReview() {
    const quotes = createQuoteShop(database);
    const paying = await payQuote(quotes, {
      ...(await createOpenQuote(quotes, { splitPaymentEnabled: true, minimumSplitAmount: 500 })),
      ...{ paymentMethod: "split-payment", total: 3677.5, splitAmount: "1000" },
      ...{ selectedSplitMethod: "online-payment", cardToken: null },
    });
    const ref = getPaymentIntentId(paying.ok ? paying.value.payment : null);
    quotes.bank.updateIntent(ref, { status: "processing" });
    await settle(quotes, "stripe", ref);
    await sendAll(quotes);
    const [order] = await database.db.select().from(orders);
    return { quotes, ref, id: order?.id ?? "" };
  }

  it("confirms an installment as received once the provider approves it [SPLT-018]", async () => {
    const { quotes, ref, id } = await partUnderReview();
    quotes.bank.pay(ref);
    await settle(quotes, "stripe", ref);
    await sendAll(quotes);
    const emails = await listPaymentEmails(id, (await orderOf(id)).payments[0]?.id ?? "");
    expect(emails[0]?.subject).toBe("We received your payment for order 000000001");
    expect(emails[0]?.plainText).toMatch(/Left to pay: +\$2,677\.50\n/);
  });
});
