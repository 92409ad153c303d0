import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { emptyDatabase } from "#tests/support/database/empty-database";
import { unprovenPayer } from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createDraftQuote, createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { recordOrderPayment } from "~/domains/back-office/record-order-payment.server";
import { payInstallment } from "~/domains/installments/pay-installment.server";
import { computeBalanceDue, type Order, sumCompletedPayments } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { convertToOrder, payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { readPaymentReviews } from "~/domains/settlement/review/read-reviews.server";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money/money";
import { ok } from "~/kernel/result";

const database = testDatabase();
type Shop = ReturnType<typeof createQuoteShop>;

/** The test shop with a provider that also makes refunds for staff. */
function refundingShop(): Shop {
  const shop = createQuoteShop(database);
  const refund: PaymentGateway["refund"] = async (ref, amount) => {
    const { refunds = [] } = shop.bank.refund(ref, amount);
    return ok(refunds.at(-1)?.id ?? "");
  };
  return { ...shop, gateways: { stripe: { ...shop.bank.gateway, refund } } };
}

/**
 * The steps that change a balance. A payer starts an installment (a percentage of the balance), and it is paid, declined,
 * refunded or left open. Staff record checks and resolve reviews.
 */
const step = fc.oneof(
  fc.record({ does: fc.constant("begin" as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ does: fc.constantFrom("pay" as const, "decline" as const), which: fc.nat(5) }),
  fc.record({
    does: fc.constant("refund" as const),
    which: fc.nat(5),
    amount: fc.integer({ min: 1, max: 9_999 }),
  }),
  fc.record({ does: fc.constant("check" as const), amount: fc.integer({ min: 1, max: 150_000 }) }),
  fc.record({
    does: fc.constant("decide" as const),
    way: fc.constantFrom("accept" as const, "refund" as const),
  }),
  fc.constant({ does: "wait" as const }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A new order, its payment intents, and the amount that staff recorded. */
type Start = { readonly orderId: string; readonly refs: string[]; byHand: number };

/** Creates an order of $3,677.50 with a first installment of $1,000.01 by check or card. It has no minimum installment. */
async function order(shop: Shop, firstPart: "check" | "card"): Promise<Start> {
  const options = { splitPaymentEnabled: true, minimumSplitAmount: 0 };
  if (firstPart === "card") return orderOfFirstPart(shop, options);
  const quoteId = await createDraftQuote(shop, options);
  const check = { method: "check", amount: cents(100_001), reference: "1047", author: "Ingrid" } as const;
  const paid = await recordQuotePayment(shop, quoteId, check);
  if (!paid.ok) throw new Error(paid.failure.code);
  return { orderId: paid.value, refs: [], byHand: 100_001 };
}

async function orderOfFirstPart(shop: Shop, changes: Readonly<Record<string, unknown>>): Promise<Start> {
  const link = await createOpenQuote(shop, changes);
  const options = {
    paymentMethod: "split-payment",
    splitAmount: "1000.01",
    selectedSplitMethod: "online-payment",
  };
  const startedPayment = await payQuote(shop, { ...link, ...options, total: 3677.5 });
  if (!startedPayment.ok) throw new Error(startedPayment.failure.code);
  const ref = getPaymentIntentId(startedPayment.value.payment);
  shop.bank.pay(ref);
  const converted = await convertToOrder(shop, link);
  if (!converted.ok) throw new Error(converted.failure.code);
  return { orderId: converted.value.order.id, refs: [ref], byHand: 0 };
}

async function runStep(shop: Shop, start: Start, next: Step): Promise<void> {
  const { orderId, refs } = start;
  if (next.does === "wait") return shop.clock.advance(31 * 60);
  if (next.does === "check") {
    const reference = `check ${start.byHand}`;
    const check = { method: "check", amount: cents(next.amount), reference, author: "Ingrid" } as const;
    const recorded = await recordOrderPayment(shop, orderId, check);
    if (recorded.ok) start.byHand += next.amount;
    return;
  }
  if (next.does === "decide") {
    const [review] = await readPaymentReviews(shop);
    if (review) await resolveReview(shop, review.id, { way: next.way, note: "" }, "Ingrid");
    return;
  }
  if (next.does === "begin") {
    const due = computeBalanceDue(await readOrder(shop.db, orderId));
    const amount = (Math.ceil((due * next.percent) / 100) / 100).toFixed(2);
    const options = { orderId, email: "ada@example.com", amount, paymentMethod: "online-payment" };
    const startedPayment = await payInstallment(shop, options, unprovenPayer);
    if (startedPayment.ok) refs.push(getPaymentIntentId(startedPayment.value));
    return;
  }
  const ref = refs[next.which % Math.max(refs.length, 1)];
  const intent = ref && shop.bank.intents.get(ref);
  if (!ref || !intent) return;
  const isOpen = intent.status === "requires_payment_method";
  if (next.does === "pay" && isOpen) shop.bank.pay(ref);
  if (next.does === "decline" && isOpen) shop.bank.decline(ref);
  if (next.does === "refund" && intent.status === "succeeded") {
    const left = intent.amount - (intent.refunds ?? []).reduce((back, { amount }) => back + amount, 0);
    if (left > 0) shop.bank.refund(ref, Math.min(next.amount, left));
  }
  await Promise.all([settle(shop, "stripe", ref), settle(shop, "stripe", ref)]);
}

/** Returns the charges minus the refunds at the provider, plus the checks. */
function moneyMoved({ bank }: Shop, { refs, byHand }: Start): number {
  return [...new Set(refs)].reduce((sum, ref) => {
    const { charge = null, amount = 0, refunds = [] } = bank.intents.get(ref) ?? {};
    return sum + (charge ? amount : 0) - refunds.reduce((back, refund) => back + refund.amount, 0);
  }, byHand);
}

const first = fc.constantFrom("check" as const, "card" as const);

const sumOf = ({ payments }: Order) =>
  payments.filter(({ status }) => status === "completed").reduce((sum, { amount }) => sum + amount, 0);

describe("the money of an order with installments", () => {
  it("never receives more than an order's total unnoticed, and loses no cent [SPLT-009] [SPLT-011]", {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(first, fc.array(step, { minLength: 1, maxLength: 10 }), async (firstPart, steps) => {
        await emptyDatabase(database.db);
        const shop = refundingShop();
        const start = await order(shop, firstPart);
        const { orderId } = start;
        let accepted = 0;
        for (const next of steps) {
          await runStep(shop, start, next);
          const found = await readOrder(database.db, orderId);
          expect(sumCompletedPayments(found)).toBe(sumOf(found));
          expect(computeBalanceDue(found)).toBe(found.total - sumOf(found));
          expect(sumOf(found)).toBe(moneyMoved(shop, start));
          expect(found.payments.every(({ amount }) => Number.isInteger(amount))).toBe(true);
          if (next.does === "decide" && next.way === "accept") accepted = Math.max(accepted, sumOf(found));
          // An overpayment needs review unless staff have accepted it.
          if (sumOf(found) <= Math.max(found.total, accepted)) continue;
          const reviews = await readPaymentReviews(shop);
          expect(reviews.map(({ reason }) => reason)).toContainEqual(
            expect.stringMatching(/^overpaid by \$[\d,]+\.\d\d$/),
          );
        }
      }),
      { numRuns: 12, seed: Number(process.env.FC_SEED ?? Date.now() % 1_000_000), verbose: 1 },
    );
  });
});
