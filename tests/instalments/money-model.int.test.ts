import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { intentOf } from "#tests/support/payments/intent-of";
import { quoteShop } from "#tests/support/quotes/quote-shop";
import { draftedQuote } from "#tests/support/quotes/some-quote";
import { payInstalment } from "~/domains/instalments/pay-instalment.server";
import { balanceDue, type Order, paidAmount } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { recordQuotePayment } from "~/domains/quotes/record-quote-payment.server";
import { readReviews } from "~/domains/settlement/review/read-reviews.server";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money";

const database = testDatabase();
type Shop = ReturnType<typeof quoteShop>;

/** What may happen to a balance: parts begun (in hundredths of what is due), paid, declined, given back, let lie. */
const step = fc.oneof(
  fc.record({ does: fc.constant("begin" as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ does: fc.constantFrom("pay" as const, "decline" as const), which: fc.nat(5) }),
  fc.record({
    does: fc.constant("refund" as const),
    which: fc.nat(5),
    amount: fc.integer({ min: 1, max: 9_999 }),
  }),
  fc.constant({ does: "wait" as const }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** $3,677.50 in all, $1,000.01 of it paid by check; a part may be any number of cents. */
async function order(shop: Shop): Promise<string> {
  const quoteId = await draftedQuote(shop, { splitPaymentEnabled: true, minimumSplitAmount: 0 });
  const check = { method: "check", amount: cents(100_001), reference: "1047", author: "Ingrid" } as const;
  const paid = await recordQuotePayment(shop, quoteId, check);
  if (!paid.ok) throw new Error(paid.failure.code);
  return paid.value;
}

async function take(shop: Shop, orderId: string, refs: string[], next: Step): Promise<void> {
  if (next.does === "wait") return shop.clock.advance(31 * 60);
  if (next.does === "begin") {
    const due = balanceDue(await readOrder(shop.db, orderId));
    const amount = (Math.ceil((due * next.percent) / 100) / 100).toFixed(2);
    const wish = { orderId, email: "ada@example.com", amount, paymentMethod: "online-payment" };
    const begun = await payInstalment(shop, wish);
    if (begun.ok) refs.push(intentOf(begun.value));
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

/** Every cent at the provider, and the check. */
function moneyMoved({ bank }: Shop, refs: readonly string[]): number {
  return [...new Set(refs)].reduce((sum, ref) => {
    const { charge = null, amount = 0, refunds = [] } = bank.intents.get(ref) ?? {};
    return sum + (charge ? amount : 0) - refunds.reduce((back, refund) => back + refund.amount, 0);
  }, 100_001);
}

const sumOf = ({ payments }: Order) =>
  payments.filter(({ status }) => status === "completed").reduce((sum, { amount }) => sum + amount, 0);

describe("the money of an order, whatever happens to its parts", () => {
  it("is never more than the total without somebody being told, and no cent of it is lost [SPLT-009] [SPLT-011]", {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const shop = quoteShop(database);
        const orderId = await order(shop);
        const refs: string[] = [];
        for (const next of steps) {
          await take(shop, orderId, refs, next);
          const found = await readOrder(database.db, orderId);
          expect(paidAmount(found)).toBe(sumOf(found));
          expect(balanceDue(found)).toBe(found.total - sumOf(found));
          expect(sumOf(found)).toBe(moneyMoved(shop, refs));
          expect(found.payments.every(({ amount }) => Number.isInteger(amount))).toBe(true);
          if (sumOf(found) <= found.total) continue;
          const reviews = await readReviews(shop);
          expect(reviews.map(({ reason }) => reason)).toContainEqual(
            expect.stringMatching(/^overpaid by \d+ cents$/),
          );
        }
      }),
      { numRuns: 12, seed: Number(process.env.FC_SEED ?? Date.now() % 1_000_000), verbose: 1 },
    );
  });
});
