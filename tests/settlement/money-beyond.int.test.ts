import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { unprovenPayer } from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { payInstallment } from "~/domains/installments/pay-installment.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { readPaymentReviews } from "~/domains/settlement/review/read-reviews.server";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money/money";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

/** The test shop with a provider that makes every requested refund. */
function shop() {
  const services = createQuoteShop(database);
  const refund: PaymentGateway["refund"] = async (ref, amount) =>
    ok(services.bank.refund(ref, amount).refunds?.at(-1)?.id ?? "");
  return { ...services, gateways: { stripe: { ...services.bank.gateway, refund } } };
}
type Shop = ReturnType<typeof shop>;

/** An order of $23.57 whose card was charged $24.00. */
async function overpaid(services: Shop) {
  const placed = await placeOrder(services, paidCheckoutInput());
  if (!placed.ok) throw new Error(placed.failure.code);
  const ref = getPaymentIntentId(placed.value.payment);
  services.bank.pay(ref);
  services.bank.updateIntent(ref, { amount: 2400 });
  await settle(services, "stripe", ref);
  return { id: placed.value.order.id, ref };
}

const attempts = () => database.db.select().from(paymentAttempts);
const orderOf = (id: string) => readOrder(database.db, id);
const comments = async (id: string) => (await orderOf(id)).statusHistory.map(({ comment }) => comment);
const amounts = async (id: string) => (await orderOf(id)).payments.map(({ amount }) => amount);
async function decide(services: Shop, way: "accept" | "refund" | "cancel") {
  const [review] = await readPaymentReviews(services);
  if (!review) throw new Error("there is nothing to review");
  return resolveReview(services, review.id, { way, note: "" }, "Grace");
}

describe("an overpayment", () => {
  it("marks an overpayment for review although the order is completed", async () => {
    const services = shop();
    const { id } = await overpaid(services);
    expect((await orderOf(id)).status).toBe("ordered");
    expect(await readPaymentReviews(services)).toMatchObject([
      {
        status: "paid",
        reason: "overpaid by $0.43",
        amount: 23.57,
        total: 23.57,
        paid: 24,
        due: -0.43,
        ways: ["accept", "refund", "cancel"],
      },
    ]);
  });

  it("refunds the overpayment and keeps the amount that was due", async () => {
    const services = shop();
    const { id, ref } = await overpaid(services);
    expect(await decide(services, "refund")).toEqual({ ok: true, value: "$0.43 refunded" });
    expect(services.bank.intents.get(ref)?.refunds).toMatchObject([{ amount: 43 }]);
    expect(await amounts(id)).toEqual([2400, -43]);
    expect(await orderOf(id)).toMatchObject({ status: "ordered" });
    expect(await attempts()).toMatchObject([{ status: "paid", reviewReason: null }]);
    expect(await readPaymentReviews(services)).toEqual([]);
  });

  it("refunds nothing more when the overpayment was given back before the review ended", async () => {
    const services = shop();
    const { id, ref } = await overpaid(services);
    await decide(services, "refund");
    // As after a crash between the refund and the end of the review.
    const reviewReason = "overpaid by $0.43";
    await services.db.update(paymentAttempts).set({ reviewReason }).where(eq(paymentAttempts.orderId, id));
    expect(await decide(services, "refund")).toEqual({ ok: true, value: "The excess was refunded before" });
    expect(services.bank.intents.get(ref)?.refunds).toMatchObject([{ amount: 43 }]);
    expect(await amounts(id)).toEqual([2400, -43]);
    expect(await attempts()).toMatchObject([{ status: "paid", reviewReason: null }]);
  });

  it("lets staff keep the overpayment, with no balance left", async () => {
    const services = shop();
    const { id } = await overpaid(services);
    expect(await decide(services, "accept")).toEqual({ ok: true, value: "Accepted as is" });
    expect(await amounts(id)).toEqual([2400]);
    expect((await comments(id)).filter((comment) => comment.includes("will not be collected"))).toEqual([]);
    expect(await readPaymentReviews(services)).toEqual([]);
  });

  it("refunds everything when the order is canceled, and does not count the payment again", async () => {
    const services = shop();
    const { id, ref } = await overpaid(services);
    expect(await decide(services, "cancel")).toEqual({ ok: true, value: "Canceled, $24.00 refunded" });
    expect(await attempts()).toMatchObject([{ status: "refunded", reviewReason: null }]);
    expect(await settle(services, "stripe", ref)).toMatchObject({
      ok: true,
      value: { state: "declined" },
    });
    expect(await attempts()).toMatchObject([{ status: "refunded" }]);
    expect(await amounts(id)).toEqual([2400, -2400]);
    expect((await orderOf(id)).status).toBe("canceled");
  });
});

describe("a refund of an unrecorded payment", () => {
  it("does not change an order that another payment paid", async () => {
    const services = shop();
    const first = await placeOrder(services, paidCheckoutInput());
    if (!first.ok) throw new Error(first.failure.code);
    const { id } = first.value.order;
    const refused = getPaymentIntentId(first.value.payment);
    services.bank.decline(refused);
    await settle(services, "stripe", refused);
    const again = paidCheckoutInput({ orderId: id });
    const second = await placeOrder(services, again, { placedOrderIds: [id] });
    const ref = getPaymentIntentId(second.ok ? second.value.payment : null);
    services.bank.pay(ref);
    await settle(services, "stripe", ref);
    services.bank.refund(refused, 500);
    await settle(services, "stripe", refused);
    expect((await orderOf(id)).payments).toMatchObject([
      { status: "failed", amount: 2357 },
      { status: "completed", amount: 2357 },
    ]);
    services.bank.refund(ref, 500);
    await settle(services, "stripe", ref);
    expect(await amounts(id)).toEqual([2357, 2357, -500]);
  });
});

describe("a partial payment accepted by staff", () => {
  it("keeps the balance payable after staff accepted a partial payment when installments were agreed", async () => {
    const services = shop();
    const quoteId = await createDraftQuote(services, { splitPaymentEnabled: true, minimumSplitAmount: 500 });
    const check = { method: "check", amount: cents(100_000), reference: "1047", author: "Ingrid" } as const;
    const paid = await recordQuotePayment(services, quoteId, check);
    const id = paid.ok ? paid.value : "";
    const options = { orderId: id, email: "ada@example.com", amount: "600", paymentMethod: "online-payment" };
    const startedPayment = await payInstallment(services, options, unprovenPayer);
    const ref = getPaymentIntentId(startedPayment.ok ? startedPayment.value : null);
    services.bank.pay(ref);
    services.bank.updateIntent(ref, { currency: "eur" });
    await settle(services, "stripe", ref);
    expect(computeBalanceDue(await orderOf(id))).toBe(267_750);
    expect(await decide(services, "accept")).toEqual({ ok: true, value: "Accepted as is" });
    expect(computeBalanceDue(await orderOf(id))).toBe(207_750);
    expect((await comments(id)).filter((comment) => comment.includes("will not be collected"))).toEqual([]);
  });
});

describe("money for an attempt with another payment", () => {
  it("sends a payment to review that is not the one started for its attempt", async () => {
    const services = shop();
    const placed = await placeOrder(services, paidCheckoutInput());
    if (!placed.ok) throw new Error(placed.failure.code);
    const ref = getPaymentIntentId(placed.value.payment);
    const ours = services.bank.intents.get(ref);
    if (!ours) throw new Error("nothing was begun");
    services.bank.intents.set("pi_other", { ...ours, ref: "pi_other" });
    services.bank.pay("pi_other");
    const settled = await settle(services, "stripe", "pi_other");
    expect(settled).toMatchObject({ ok: true, value: { state: "needs_review" } });
    const reviewReason = "it is another payment than the one begun for this attempt";
    expect(await attempts()).toMatchObject([{ status: "needs_review", reviewReason, providerRef: ref }]);
    const { status, payments } = await orderOf(placed.value.order.id);
    expect([status, payments.map((payment) => payment.status)]).toEqual(["pending", ["pending"]]);
  });
});

describe("a refund", () => {
  it("uses one idempotency key, however often staff submit the refund", async () => {
    const services = shop();
    await overpaid(services);
    const keys: string[] = [];
    const refund: PaymentGateway["refund"] = async (_ref, _amount, key) => {
      keys.push(key);
      return keys.length === 1 ? err({ code: "no-answer", message: "timed out" }) : ok("re_1");
    };
    const lost = { ...services, gateways: { stripe: { ...services.bank.gateway, refund } } };
    expect(await decide(lost, "refund")).toMatchObject({ failure: { code: "provider-failed" } });
    // The response of the first call may still come until its timeout.
    services.clock.advance(30);
    expect(await decide(lost, "refund")).toMatchObject({ ok: true });
    expect(keys[0]).toMatch(/^refund:./);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("leaves the order unchanged when a payment that was never recorded is refunded", async () => {
    const services = shop();
    const quoteId = await createDraftQuote(services, { splitPaymentEnabled: true, minimumSplitAmount: 500 });
    const check = { method: "check", amount: cents(100_000), reference: "1047", author: "Ingrid" } as const;
    const paid = await recordQuotePayment(services, quoteId, check);
    const orderId = paid.ok ? paid.value : "";
    const part = { orderId, email: "ada@example.com", amount: "600", paymentMethod: "online-payment" };
    const startedPayment = await payInstallment(services, part, unprovenPayer);
    const ref = getPaymentIntentId(startedPayment.ok ? startedPayment.value : null);
    services.bank.pay(ref);
    services.bank.updateIntent(ref, { currency: "eur" });
    expect(await settle(services, "stripe", ref)).toMatchObject({ value: { state: "needs_review" } });
    services.bank.refund(ref, 60_000);
    await settle(services, "stripe", ref);
    expect(computeBalanceDue(await orderOf(orderId))).toBe(267_750);
  });
});
