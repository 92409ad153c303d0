import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentAttempts } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { shopServices } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { settle } from "~/domains/settlement/settle.server";
import { verifyPayment } from "~/domains/settlement/verify-payment.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

/** An order of $23.57 with a started payment. */
async function startAttempt() {
  const shop = shopServices(database);
  const placed = await placeOrder(shop, paidCheckoutInput());
  if (!placed.ok) throw new Error(placed.failure.code);
  const { order, payment } = placed.value;
  const ref = getPaymentIntentId(payment);
  return { shop, ref, id: order.id, settled: () => settle(shop, "stripe", ref) };
}

const attempt = async () => (await database.db.select().from(paymentAttempts))[0];
const setStatus = (status: "open" | "capturing" | "held" | "superseded" | "declined") =>
  database.db.update(paymentAttempts).set({ status });
const orderOf = (id: string) => readOrder(database.db, id);
const comments = async (id: string) => (await orderOf(id)).statusHistory.map((entry) => entry.comment);
const mailsOf = async (id: string) => {
  const rows = await database.db
    .select()
    .from(outbox)
    .where(eq(outbox.entityId, id))
    .orderBy(asc(outbox.kind));
  return rows.map(({ kind }) => kind);
};

describe("a recorded payment", () => {
  it("stores charge, source and enough of the response to find the payment again", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.pay(ref);
    expect(await settled()).toMatchObject({
      ok: true,
      value: { state: "paid", transactionId: `ch_${ref}` },
    });
    const { payments } = await orderOf(id);
    expect(payments).toMatchObject([
      {
        attemptId: (await attempt())?.id,
        provider: "stripe",
        method: "credit-card",
        methodLabel: "Credit card",
        transactionId: `ch_${ref}`,
        amount: 2357,
        status: "completed",
        additionalData: { last4: "4242", brand: "visa" },
      },
    ]);
    expect(payments[0]?.transactionResponse).toEqual({
      id: ref,
      status: "succeeded",
      amount: 23.57,
      currency: "usd",
      live: false,
    });
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: null, reviewFacts: null });
  });

  it("completes an overpaid payment and flags it for review", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.pay(ref);
    shop.bank.updateIntent(ref, { amount: 2400 });
    expect(await settled()).toMatchObject({ ok: true, value: { state: "paid" } });
    expect(await attempt()).toMatchObject({ status: "paid", reviewReason: "overpaid by $0.43" });
    expect(await orderOf(id)).toMatchObject({ status: "ordered", payments: [{ amount: 2400 }] });
    expect((await comments(id)).at(-1)).toBe("More than the total was paid: $0.43 too much");
  });

  it("sends a payment to review when one cent is missing", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.pay(ref);
    shop.bank.updateIntent(ref, { amount: 2356 });
    expect(await settled()).toMatchObject({ ok: true, value: { state: "needs_review" } });
    expect(await attempt()).toMatchObject({
      status: "needs_review",
      reviewReason: "paid $23.56, $0.01 are still due",
      reviewFacts: { id: ref, status: "succeeded", amount: 23.56, currency: "usd", live: false },
    });
    expect(await orderOf(id)).toMatchObject({ status: "pending_payment", payments: [{ amount: 2356 }] });
  });

  it("sends a payment without a charge to review, and does not change the order", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.updateIntent(ref, { status: "succeeded", charge: null });
    expect(await settled()).toMatchObject({ ok: true, value: { state: "needs_review" } });
    expect(await attempt()).toMatchObject({ status: "needs_review", reviewReason: "it names no charge" });
    expect(await orderOf(id)).toMatchObject({ status: "pending", payments: [{ status: "pending" }] });
    expect((await comments(id)).at(-1)).toBe("A payment needs review: it names no charge");
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe("a payment that the provider decides later", () => {
  it("records a pending payment once, however often it is reported", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.updateIntent(ref, { status: "processing", charge: "ch_later" });
    for (const _ of [1, 2, 3]) expect(await settled()).toMatchObject({ ok: true, value: { state: "held" } });
    expect(await attempt()).toMatchObject({ status: "held" });
    expect(await comments(id)).toEqual([
      "New order has been created",
      "Payment of $23.57 by Credit card awaits the provider's decision",
    ]);
    expect(await orderOf(id)).toMatchObject({
      status: "pending_payment",
      payments: [{ status: "pending", transactionId: "ch_later", amount: 2357 }],
    });
    expect(await mailsOf(id)).toEqual(["order-confirmation", "order-confirmation-admin"]);
  });

  it("records a later decline with its message", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.updateIntent(ref, { status: "processing" });
    await settled();
    shop.bank.decline(ref, "The bank refused the transfer.");
    expect(await settled()).toMatchObject({ ok: true, value: { state: "declined" } });
    expect(await attempt()).toMatchObject({
      status: "declined",
      declineMessage: "The bank refused the transfer.",
    });
    const [payment] = (await orderOf(id)).payments;
    expect(payment).toMatchObject({ status: "failed" });
    expect(payment?.transactionResponse).toEqual({
      id: ref,
      status: "requires_payment_method",
      amount: 23.57,
      currency: "usd",
      live: false,
      message: "The bank refused the transfer.",
      declined: true,
    });
  });
});

describe("a decline", () => {
  it("changes nothing when a decline is reported again", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.decline(ref);
    await settled();
    shop.bank.decline(ref, "Your card was declined once more.");
    await settled();
    expect(await attempt()).toMatchObject({ status: "declined", declineMessage: "Your card was declined." });
    expect(await comments(id)).toEqual([
      "New order has been created",
      "Payment failed for order 000000001: Your card was declined.",
    ]);
  });

  it("keeps an attempt superseded when its provider declines it", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    await setStatus("superseded");
    shop.bank.decline(ref);
    await settled();
    expect(await attempt()).toMatchObject({ status: "superseded", declineMessage: null });
    expect(await comments(id)).toEqual(["New order has been created"]);
  });
});

describe("a payment that is open at its provider", () => {
  it("sets the order to waiting, but changes nothing after a decline", async () => {
    const { shop, ref, id, settled } = await startAttempt();
    shop.bank.updateIntent(ref, { status: "requires_action" });
    await settled();
    expect(await orderOf(id)).toMatchObject({ status: "pending_payment", payments: [{ status: "on_hold" }] });
    shop.bank.decline(ref);
    await settled();
    shop.bank.updateIntent(ref, { status: "requires_action", error: null });
    expect(await settled()).toMatchObject({ ok: true, value: { state: "open" } });
    expect(await attempt()).toMatchObject({ status: "declined" });
    expect(await orderOf(id)).toMatchObject({ payments: [{ status: "failed" }] });
  });

  it("reopens the payment attempt when the provider has lost the approval", async () => {
    const { settled } = await startAttempt();
    await setStatus("capturing");
    expect(await settled()).toMatchObject({ ok: true, value: { state: "open" } });
    expect(await attempt()).toMatchObject({ status: "open" });
  });

  it("keeps the attempt at 'capturing' until the provider reports the capture", async () => {
    const { shop, ref, settled } = await startAttempt();
    await setStatus("capturing");
    shop.bank.updateIntent(ref, { status: "requires_capture", charge: "ch_1" });
    shop.bank.simulatedFailure("capture", "before");
    expect(await settled()).toMatchObject({ ok: true, value: { state: "open" } });
    expect(await attempt()).toMatchObject({ status: "capturing" });
  });
});

describe("a payment verified after a redirect", () => {
  it("fails when the provider stops answering between two requests [PAY-034]", async () => {
    const { shop, ref, id } = await startAttempt();
    shop.bank.pay(ref);
    const { fetchResult } = shop.bank.gateway;
    const answers: Awaited<ReturnType<typeof fetchResult>>[] = [];
    const received: typeof fetchResult = async (request) => {
      const result = await fetchResult(request);
      answers.push(result);
      if (answers.length === 2) return err({ code: "no-answer", message: "timed out" });
      return result.ok ? ok({ ...result.value, clientSecret: "the word" }) : result;
    };
    const gateways = { stripe: { ...shop.bank.gateway, fetchResult: received } };
    const proof = { provider: "stripe", ref, secret: "the word" } as const;
    expect(await verifyPayment({ ...shop, gateways }, proof)).toMatchObject({
      ok: false,
      failure: { code: "provider-failed" },
    });
    expect((await orderOf(id)).status).toBe("pending");
    expect(await verifyPayment({ ...shop, gateways }, proof)).toMatchObject({
      ok: true,
      value: { isPaidOrHeld: true, amount: 23.57, metadata: { orderId: id } },
    });
  });
});

describe("a payment its provider has forgotten", () => {
  it.each([
    ["open", "canceled", "open"],
    ["declined", "canceled", "open"],
    ["superseded", "canceled", "open"],
    ["capturing", "needs_review", "needs_review"],
    ["held", "needs_review", "needs_review"],
  ] as const)("marks a forgotten payment that was %s as %s", async (before, after, state) => {
    const { shop, ref, id } = await startAttempt();
    await setStatus(before);
    const fetchResult = async () => err({ code: "expired", message: "gone" } as const);
    const gateways = { stripe: { ...shop.bank.gateway, fetchResult } };
    expect(await settle({ ...shop, gateways }, "stripe", ref)).toMatchObject({
      ok: true,
      value: { state },
    });
    expect(await attempt()).toMatchObject({ status: after });
    const message = "A payment needs review: its provider no longer knows it";
    expect((await comments(id)).slice(1)).toEqual(after === "needs_review" ? [message] : []);
  });
});
