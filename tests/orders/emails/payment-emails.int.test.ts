import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { orders } from "#db/schema/orders";
import { checkoutInput } from "#tests/support/browser/checkout";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { unprovenPayer } from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createDraftQuote, createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { testSecret } from "#tests/support/shop/shop-services";
import { recordOrderPayment } from "~/domains/back-office/record-order-payment.server";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import type { EmailKind } from "~/domains/email/email-kind";
import { payInstallment, settleInstallment } from "~/domains/installments/pay-installment.server";
import { resendEmail } from "~/domains/orders/emails/resend-email.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { settle } from "~/domains/settlement/settle.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();
type Shop = ReturnType<typeof createQuoteShop>;
const email = "ada@example.com";
const inParts = { splitPaymentEnabled: true, minimumSplitAmount: 500 };
const check = { method: "check", reference: "1047", author: "Ingrid" } as const;

/** Composes the newest due email of a kind about an order. */
async function lastEmail(shop: Shop, kind: EmailKind, orderId: string, content = shop.content) {
  const due = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.entityId, orderId))
    .orderBy(asc(outbox.createdAt));
  const dueEmail = due.filter((one) => one.kind === kind).at(-1);
  if (!dueEmail) throw new Error(`no ${kind} is due`);
  const writers = createEmailComposers({
    ...{ ...shop, content },
    publicUrl: "https://shop.example",
    sessionSecret: testSecret,
  });
  const { id, entityId, paymentId } = dueEmail;
  const written = await writers[kind].compose({ id, kind, entityId, paymentId, attempts: 1 });
  return { subject: written?.subject ?? "", text: written?.text ?? "", html: written?.html ?? "" };
}

/** Returns the lines of the plain text with paid and remaining amounts. */
const amountsIn = ({ text }: { readonly text: string }) =>
  text
    .split("\n")
    .filter((line) => /^(Paid now|Paid so far|Left to pay|Under review|Refunded|Pay the balance):/.test(line))
    .map((line) => line.replace(/ {2,}/, " "));

/** Creates the order of a $3,677.50 quote with $1,000.00 paid by check. */
async function paidByCheck(shop: Shop) {
  const quoteId = await createDraftQuote(shop, inParts);
  const paid = await recordQuotePayment(shop, quoteId, { ...check, amount: cents(100_000) });
  if (!paid.ok) throw new Error(paid.failure.code);
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, paid.value));
  // Later payments have later emails.
  shop.clock.advance(60);
  const number = order?.orderIncrementId ?? "";
  const link = `Pay the balance: https://shop.example/order/split-payment?orderId=${number}&email=ada%40example.com`;
  return { id: paid.value, number, link };
}

async function payPart(shop: Shop, orderId: string, amount: string) {
  const input = { orderId, email, amount, paymentMethod: "online-payment" };
  const paying = await payInstallment(shop, input, unprovenPayer);
  const ref = getPaymentIntentId(paying.ok ? paying.value : null);
  shop.bank.pay(ref);
  await settleInstallment(shop, { orderId, email }, ref);
}

async function payWhole(shop: Shop) {
  const link = await createOpenQuote(shop);
  const paying = await payQuote(shop, {
    ...link,
    ...{ paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" },
    cardToken: null,
  });
  return getPaymentIntentId(paying.ok ? paying.value.payment : null);
}

async function onlyOrder(shop: Shop) {
  const [order] = await shop.db.select().from(orders);
  if (!order) throw new Error("there is no order");
  return { id: order.id, number: order.orderIncrementId };
}

describe("the emails of an order paid in installments", () => {
  it("lists the deposit, the paid total and the balance [MAIL-006]", async () => {
    const shop = createQuoteShop(database);
    const { id, number, link } = await paidByCheck(shop);
    const amounts = [
      "Paid now: $1,000.00",
      "Paid so far: $1,000.00 of $3,677.50",
      "Left to pay: $2,677.50",
      link,
    ];
    expect(amountsIn(await lastEmail(shop, "order-confirmation", id))).toEqual(amounts);
    const staff = await lastEmail(shop, "order-confirmation-admin", id);
    expect(staff.subject).toBe(`Payment received: $1,000.00 for order ${number}`);
    expect(staff.text).toContain(`Ada Lovelace has paid $1,000.00 for order ${number}.`);
    expect(amountsIn(staff)).toEqual(amounts);
  });

  it("lists each later installment, which staff receive as a payment instead of a new order [SPLT-018]", async () => {
    const shop = createQuoteShop(database);
    const { id, number, link } = await paidByCheck(shop);
    await payPart(shop, id, "600");
    const amounts = [
      "Paid now: $600.00",
      "Paid so far: $1,600.00 of $3,677.50",
      "Left to pay: $2,077.50",
      link,
    ];
    const customer = await lastEmail(shop, "split-payment-confirmation", id);
    expect(customer.subject).toBe(`We received your payment for order ${number}`);
    expect(amountsIn(customer)).toEqual(amounts);
    const staff = await lastEmail(shop, "order-confirmation-admin", id);
    expect(staff.subject).toBe(`Payment received: $600.00 for order ${number}`);
    expect(`${staff.text}${staff.html}`).not.toMatch(/new order|placed an order/i);
    expect(amountsIn(staff)).toEqual(amounts);
  });

  it("reports full payment after the last installment [SPLT-018]", async () => {
    const shop = createQuoteShop(database);
    const { id, number } = await paidByCheck(shop);
    await payPart(shop, id, "2677.50");
    const customer = await lastEmail(shop, "split-payment-confirmation", id);
    expect(customer.subject).toBe(`Order ${number} is paid in full`);
    expect(amountsIn(customer)).toEqual([
      "Paid now: $2,677.50",
      "Paid so far: $3,677.50 of $3,677.50",
      "Left to pay: Nothing",
    ]);
    expect(`${customer.text}${customer.html}`).not.toMatch(/the rest|split-payment\?|still open|balance/i);
    expect(customer.html).toContain("We received your final payment of $2,677.50.");
  });

  it("reports full payment when the last installment was a check [SPLT-018]", async () => {
    const shop = createQuoteShop(database);
    const { id, number } = await paidByCheck(shop);
    await recordOrderPayment(shop, id, { ...check, reference: "1048", amount: cents(267_750) });
    expect((await lastEmail(shop, "split-payment-confirmation", id)).subject).toBe(
      `Order ${number} is paid in full`,
    );
  });

  it("uses the default copy for the last installment when the editor wrote only the others [SPLT-018]", async () => {
    const shop = createQuoteShop(database);
    const { id, number } = await paidByCheck(shop);
    await payPart(shop, id, "2677.50");
    const outro = [
      { _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text: "Pay the rest." }] },
    ];
    const written = {
      _id: "m",
      _type: "mailText",
      type: "split-payment-confirmation",
      subject: "A part",
      outro,
    };
    const content = contentOf([...shopContent, written]);
    const customer = await lastEmail(shop, "split-payment-confirmation", id, content);
    expect(customer.subject).toBe(`Order ${number} is paid in full`);
    expect(customer.text).not.toContain("Pay the rest.");
  });

  it("separates amounts under review from the balance", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop, inParts);
    const paying = await payQuote(shop, {
      ...link,
      ...{ paymentMethod: "split-payment", total: 3677.5, splitAmount: "1000" },
      ...{ selectedSplitMethod: "online-payment", cardToken: null },
    });
    const ref = getPaymentIntentId(paying.ok ? paying.value.payment : null);
    shop.bank.updateIntent(ref, { status: "processing" });
    await settle(shop, "stripe", ref);
    const { id, number } = await onlyOrder(shop);
    const customer = await lastEmail(shop, "order-confirmation", id);
    expect(amountsIn(customer).slice(0, 3)).toEqual([
      "Paid so far: $0.00 of $3,677.50",
      "Under review: $1,000.00",
      "Left to pay: $2,677.50",
    ]);
    expect(customer.text).toContain("· Under review\n");
    expect((await lastEmail(shop, "order-confirmation-admin", id)).subject).toBe(`New order ${number}`);
  });
});

describe("the emails of an order paid at once", () => {
  it("mentions no balance of an order paid at once and tells staff about the payment of the quote", async () => {
    const shop = createQuoteShop(database);
    const ref = await payWhole(shop);
    shop.bank.pay(ref);
    await settle(shop, "stripe", ref);
    const { id, number } = await onlyOrder(shop);
    expect(amountsIn(await lastEmail(shop, "order-confirmation", id))).toEqual([]);
    const staff = await lastEmail(shop, "order-confirmation-admin", id);
    expect(staff.subject).toBe(`Payment received: $3,677.50 for order ${number}`);
    expect(amountsIn(staff)).toEqual([
      "Paid now: $3,677.50",
      "Paid so far: $3,677.50 of $3,677.50",
      "Left to pay: Nothing",
    ]);
  });

  it("lists the refund when an email is sent again, and requests no payment", async () => {
    const shop = createQuoteShop(database);
    const ref = await payWhole(shop);
    shop.bank.pay(ref);
    await settle(shop, "stripe", ref);
    shop.bank.refund(ref, cents(367_750));
    await settle(shop, "stripe", ref);
    const { id } = await onlyOrder(shop);
    await resendEmail(shop, { orderId: id, kind: "order-confirmation", author: "Ingrid" });
    const customer = await lastEmail(shop, "order-confirmation", id);
    expect(amountsIn(customer)).toEqual(["Paid so far: $3,677.50 of $3,677.50", "Refunded: $3,677.50"]);
    expect(customer.text).toContain("· $3,677.50 refunded\n");
  });

  it("states that a free order needs no payment", async () => {
    const shop = createQuoteShop(database);
    const placed = await placeOrder(shop, checkoutInput());
    if (!placed.ok) throw new Error(placed.failure.code);
    const { id, orderIncrementId } = placed.value.order;
    const customer = await lastEmail(shop, "order-confirmation", id);
    expect(customer.text).toContain("Payment:  No payment needed\n");
    expect(amountsIn(customer)).toEqual([]);
    expect((await lastEmail(shop, "order-confirmation-admin", id)).subject).toBe(
      `New order ${orderIncrementId}`,
    );
  });
});
