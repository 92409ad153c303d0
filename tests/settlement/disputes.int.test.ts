import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentDisputes, webhookEvents } from "#db/schema/payments";
import { createContract } from "#sandbox/stripe/contract";
import { stripeDocument } from "#tests/sandbox/contract/document";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { approveAt } from "#tests/support/payments/approve";
import { intentOf } from "#tests/support/payments/intent-of";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { openQuote } from "#tests/support/quotes/some-quote";
import { testSecret } from "#tests/support/shop/shop-services";
import { orderReplySchema } from "~/domains/checkout/order-reply.schema";
import { readOrderEntry, readPaymentPage } from "~/domains/desk/read-order-entry.server";
import { sendDueMails } from "~/domains/email/send-due-mails.server";
import { paymentQueryShape } from "~/domains/orders/desk/order-query";
import { balanceDue, paidAmount } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { convertToOrder, payQuote } from "~/domains/quotes/pay-quote.server";
import { checkOpenDisputes } from "~/domains/settlement/disputes/check-disputes.server";
import { readDisputeReviews } from "~/domains/settlement/disputes/read-disputes.server";
import { recordDispute } from "~/domains/settlement/disputes/record-dispute.server";
import { resolveDispute } from "~/domains/settlement/disputes/resolve-dispute.server";
import { settle } from "~/domains/settlement/settle.server";
import { mailWriters } from "~/edge/services/mail-writers.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

type PaidOrder = { readonly orderId: string; readonly charge: string };

/** An order of $23.57, paid by card or with PayPal. */
async function paidOrder(provider: "stripe" | "paypal" = "stripe"): Promise<PaidOrder> {
  const form = provider === "paypal" ? { ...paidCheckoutForm, paymentMethod: "paypal" } : paidCheckoutForm;
  const reply = await shop.shopper().ask("POST", "/api/order", form);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || !payment) throw new Error("no payment was begun");
  if (payment.provider === "stripe") {
    await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
    await settle(shop.services, "stripe", payment.paymentIntentId);
  } else if (payment.provider === "paypal") {
    await approveAt(shop.sandbox, payment.paypalOrderId);
    await settle(shop.services, "paypal", payment.paypalOrderId);
  }
  const charge = (await shop.sandbox.control.ledger()).at(-1)?.charge ?? "";
  return { orderId: order.id, charge };
}

const history = async (orderId: string) =>
  (await readOrder(database.db, orderId)).statusHistory.map(({ comment }) => comment);
const disputeLines = async (orderId: string) =>
  (await history(orderId)).filter((comment) => /disput/.test(comment));
const notices = async () =>
  (await database.db.select().from(outbox)).filter(({ kind }) => kind === "dispute-notice");
const rows = () => database.db.select().from(paymentDisputes);
const outcomes = async () =>
  (await database.db.select().from(webhookEvents))
    .filter(({ type }) => /dispute|fraud|REVERSED/i.test(type))
    .map(({ outcome }) => outcome);
const everythingDelivered = async () =>
  vi.waitFor(async () =>
    expect(await shop.sandbox.control.deliveries()).not.toContainEqual(
      expect.objectContaining({ delivered: false }),
    ),
  );

const respondBy = "2026-12-09T12:00:00Z";

describe("a dispute at Stripe", () => {
  it("is recorded once with reason, amount and deadline, whatever number of events report it", async () => {
    const { orderId, charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge, { reason: "fraudulent", respondBy });
    await shop.sandbox.control.releaseWebhooks();
    await everythingDelivered();
    expect(await rows()).toMatchObject([
      {
        provider: "stripe",
        disputeId,
        chargeId: charge,
        amount: 2357,
        currency: "USD",
        reason: "fraudulent",
        state: "open",
        providerStatus: "needs_response",
        respondBy: new Date(respondBy),
        withdrawn: 2357,
        version: 1,
      },
    ]);
    expect(await disputeLines(orderId)).toEqual([
      "The customer disputes $23.57 (fraudulent); an answer is due by December 9, 2026",
      "The provider has withdrawn $23.57 for a dispute",
    ]);
    expect(await notices()).toHaveLength(1);
    expect(await outcomes()).toEqual(["applied", "applied"]);
    for (const event of await shop.sandbox.control.events())
      await shop.sandbox.control.resendEvent(event.id, 3);
    expect(await disputeLines(orderId)).toHaveLength(2);
    expect(await notices()).toHaveLength(1);
  });

  it("stays paid in the order's arithmetic while it is open and when it is lost", async () => {
    const { orderId, charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge, { respondBy });
    await shop.sandbox.control.moveDispute(disputeId, "lost");
    await shop.sandbox.control.releaseWebhooks("reversed");
    await everythingDelivered();
    const order = await readOrder(database.db, orderId);
    expect([paidAmount(order), balanceDue(order), order.status]).toEqual([2357, 0, "ordered"]);
    // Nothing was heard of it before: its history is whole all the same.
    expect(await disputeLines(orderId)).toEqual([
      "The customer disputes $23.57 (fraudulent)",
      "The provider has withdrawn $23.57 for a dispute",
      "The dispute of $23.57 was lost. It still counts as paid until staff record the loss",
    ]);
    expect(await rows()).toMatchObject([{ state: "lost", providerStatus: "lost", respondBy: null }]);
  });

  it("tells its stages in the history, and writes to staff when it is decided", async () => {
    const { orderId, charge } = await paidOrder();
    await shop.sandbox.control.releaseWebhooks();
    const disputeId = await shop.sandbox.control.openDispute(charge, { respondBy });
    await everythingDelivered();
    await shop.sandbox.control.moveDispute(disputeId, "under_review");
    await everythingDelivered();
    expect((await disputeLines(orderId)).at(-1)).toBe(
      "The dispute of $23.57 is open: under review; an answer is due by December 9, 2026",
    );
    expect(await notices()).toHaveLength(1);
    await shop.sandbox.control.moveDispute(disputeId, "won");
    await everythingDelivered();
    expect((await disputeLines(orderId)).slice(-2)).toEqual([
      "The provider has returned $23.57 withdrawn for a dispute",
      "The dispute of $23.57 was won",
    ]);
    expect(await notices()).toHaveLength(2);
    expect(await readDisputeReviews(shop.services)).toEqual([]);
  });

  it("comes again while Stripe does not say how it stands, and nothing is believed meanwhile", async () => {
    const { orderId, charge } = await paidOrder();
    await shop.sandbox.control.openDispute(charge, { respondBy });
    const event = (await shop.sandbox.control.events()).find(({ type }) => type === "charge.dispute.created");
    await shop.sandbox.control.fault({ kind: "fail", method: "GET", path: "/v1/disputes", times: 3 });
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([503]);
    expect(await rows()).toEqual([]);
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([200]);
    expect(await disputeLines(orderId)).toHaveLength(2);
  });

  it("brings in the payment that nobody here knew of", async () => {
    const reply = await shop.shopper().ask("POST", "/api/order", paidCheckoutForm);
    const { order, payment } = orderReplySchema.parse(reply.body);
    if (!order || payment?.provider !== "stripe") throw new Error("no card payment was begun");
    await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
    const [charge] = await shop.sandbox.control.ledger();
    const disputeId = await shop.sandbox.control.openDispute(charge?.charge ?? "");
    expect(await recordDispute(shop.services, { provider: "stripe", disputeId })).toEqual({
      ok: true,
      value: null,
    });
    expect(await readOrder(database.db, order.id)).toMatchObject({
      status: "ordered",
      payments: [{ amount: 2357, status: "completed" }],
    });
    expect(await disputeLines(order.id)).toHaveLength(2);
  });

  it("of a charge that this shop did not make is for staff, without an order", async () => {
    const intent = await shop.bank.paymentIntents.create({
      amount: 5_000,
      currency: "usd",
      payment_method: "pm_card_visa",
      confirm: true,
      return_url: "https://shop.example",
    });
    await shop.sandbox.control.openDispute(String(intent.latest_charge), { respondBy });
    await shop.sandbox.control.releaseWebhooks();
    await everythingDelivered();
    expect(await readDisputeReviews(shop.services)).toMatchObject([
      { payable: null, email: null, amount: 50, state: "open", ways: [] },
    ]);
    expect(await notices()).toHaveLength(1);
  });

  it("is asked for again when the answer may be older than what somebody else recorded meanwhile", async () => {
    const { orderId, charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge, { respondBy });
    const named = { provider: "stripe", disputeId } as const;
    await recordDispute(shop.services, named);
    const { stripe } = shop.services.gateways;
    if (!stripe?.fetchDispute) throw new Error("there is no Stripe");
    const { fetchDispute } = stripe;
    let rivals = 1;
    const slow = {
      ...shop.services,
      gateways: {
        stripe: {
          ...stripe,
          fetchDispute: async (id: string) => {
            const answer = await fetchDispute(id);
            if (rivals > 0) {
              rivals -= 1;
              await shop.sandbox.control.moveDispute(disputeId, "lost");
              await recordDispute(shop.services, named);
            }
            return answer;
          },
        },
      },
    };
    expect(await recordDispute(slow, named)).toEqual({ ok: true, value: null });
    expect(await rows()).toMatchObject([{ state: "lost", version: 2 }]);
    expect(
      (await disputeLines(orderId)).filter((line) => line.startsWith("The dispute of $23.57 was lost")),
    ).toHaveLength(1);
  });

  it("is recorded once by two events at the same moment", async () => {
    const { orderId, charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge, { respondBy });
    const named = { provider: "stripe", disputeId } as const;
    await Promise.all([1, 2, 3, 4].map(() => recordDispute(shop.services, named)));
    expect(await rows()).toHaveLength(1);
    expect(await disputeLines(orderId)).toHaveLength(2);
    expect(await notices()).toHaveLength(1);
  });

  it("is asked about six hours later when no event came, and not before", async () => {
    const { charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge, { respondBy });
    await recordDispute(shop.services, { provider: "stripe", disputeId });
    await shop.sandbox.control.moveDispute(disputeId, "won");
    shop.services.clock.advance(6 * 60 * 60);
    expect(await checkOpenDisputes(shop.services)).toBe(0);
    shop.services.clock.advance(1);
    expect(await checkOpenDisputes(shop.services)).toBe(1);
    expect(await rows()).toMatchObject([{ state: "won" }]);
    expect(await checkOpenDisputes(shop.services)).toBe(0);
  });

  it("answers as Stripe's document describes", async () => {
    const { charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge);
    const answer = await shop.bank.disputes.retrieve(disputeId);
    const contract = createContract(stripeDocument());
    contract.checkAnswer({ method: "GET", path: "/v1/disputes/{dispute}" }, 200, answer);
    expect(answer.status).toBe("needs_response");
  });
});

describe("a dispute at PayPal", () => {
  it("is recorded by its capture, with the day until which the seller may answer", async () => {
    const { orderId, charge } = await paidOrder("paypal");
    const disputeId = await shop.sandbox.control.openDispute(charge, { amount: 500, respondBy });
    await shop.sandbox.control.releaseWebhooks();
    await everythingDelivered();
    expect(await rows()).toMatchObject([
      {
        provider: "paypal",
        disputeId,
        chargeId: charge,
        amount: 500,
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        state: "open",
        respondBy: new Date(respondBy),
        withdrawn: 500,
      },
    ]);
    expect(await disputeLines(orderId)).toEqual([
      "The customer disputes $5.00 (merchandise or service not received); an answer is due by December 9, 2026",
      "The provider has withdrawn $5.00 for a dispute",
    ]);
    await shop.sandbox.control.moveDispute(disputeId, "won");
    await everythingDelivered();
    expect((await disputeLines(orderId)).slice(-2)).toEqual([
      "The provider has returned $5.00 withdrawn for a dispute",
      "The dispute of $5.00 was won",
    ]);
    expect(await rows()).toMatchObject([{ state: "won", withdrawn: 0 }]);
  });

  it("comes again while PayPal is silent", async () => {
    const { charge } = await paidOrder("paypal");
    await shop.sandbox.control.openDispute(charge);
    const event = (await shop.sandbox.control.events()).find(
      ({ type }) => type === "CUSTOMER.DISPUTE.CREATED",
    );
    await shop.sandbox.control.fault({ kind: "fail", method: "GET", path: "/customer/disputes", times: 2 });
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([503]);
    expect(await shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([200]);
    expect(await rows()).toMatchObject([{ state: "open" }]);
  });
});

describe("the review of a lost dispute", () => {
  async function lostDispute() {
    const paid = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(paid.charge, { respondBy });
    await shop.sandbox.control.moveDispute(disputeId, "lost");
    await recordDispute(shop.services, { provider: "stripe", disputeId });
    const [review] = await readDisputeReviews(shop.services);
    if (!review) throw new Error("there is nothing to review");
    return { ...paid, disputeId, review };
  }
  const resolve = (id: string, way: "record-loss" | "close" | "take-back-loss") =>
    resolveDispute(shop.services, id, { way, note: "Called the bank." }, "Grace");

  it("shows what was lost and how it may be ended", async () => {
    const { review } = await lostDispute();
    expect(review).toMatchObject({
      payable: "Order 000000001",
      email: "ada@example.com",
      amount: 23.57,
      loss: 23.57,
      state: "lost",
      ways: ["record-loss", "close"],
      done: null,
    });
  });

  it("ended with a recorded loss, writes one payment below zero, which counts like a refund", async () => {
    const { orderId, disputeId, review } = await lostDispute();
    const both = await Promise.all([resolve(review.id, "record-loss"), resolve(review.id, "record-loss")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const order = await readOrder(database.db, orderId);
    expect(order.payments.map(({ amount }) => amount)).toEqual([2357, -2357]);
    expect(order.payments.at(-1)).toMatchObject({
      methodLabel: "Dispute (Credit card)",
      transactionId: `${disputeId}-record-loss-1`,
      additionalData: { recordedBy: "Grace" },
    });
    expect([paidAmount(order), balanceDue(order), order.status]).toEqual([0, 0, "ordered"]);
    expect((await history(orderId)).at(-1)).toBe("Grace recorded $23.57 as lost in a dispute");
    expect(await readDisputeReviews(shop.services)).toEqual([]);
  });

  it("closed, leaves what is paid as it is", async () => {
    const { orderId, review } = await lostDispute();
    expect(await resolve(review.id, "close")).toEqual({ ok: true, value: null });
    expect(balanceDue(await readOrder(database.db, orderId))).toBe(0);
    expect(await readDisputeReviews(shop.services)).toEqual([]);
    expect(await resolve(review.id, "record-loss")).toEqual({
      ok: false,
      failure: { code: "not-possible" },
    });
  });

  it("is opened again when the dispute is won after all, and the loss is taken back once", async () => {
    const { orderId, disputeId, review } = await lostDispute();
    await resolve(review.id, "record-loss");
    await shop.sandbox.control.moveDispute(disputeId, "won");
    await recordDispute(shop.services, { provider: "stripe", disputeId });
    expect(await readDisputeReviews(shop.services)).toMatchObject([
      { state: "won", recordedLoss: 23.57, ways: ["take-back-loss", "close"] },
    ]);
    expect(await resolve(review.id, "take-back-loss")).toEqual({ ok: true, value: null });
    const order = await readOrder(database.db, orderId);
    expect(order.payments.map(({ amount }) => amount)).toEqual([2357, -2357, 2357]);
    expect(balanceDue(order)).toBe(0);
    expect((await history(orderId)).at(-1)).toBe(
      "Grace took back the loss of $23.57: the dispute was won after all",
    );
  });

  it("is not possible while the dispute is open", async () => {
    const { charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge);
    await recordDispute(shop.services, { provider: "stripe", disputeId });
    const [review] = await readDisputeReviews(shop.services);
    expect(review?.ways).toEqual([]);
    expect(await resolve(review?.id ?? "", "close")).toEqual({
      ok: false,
      failure: { code: "not-possible" },
    });
  });
});

describe("what staff see of a dispute", () => {
  it("is its state on the order and on the payment, with deadline and amount", async () => {
    const { orderId, charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge, { respondBy });
    await recordDispute(shop.services, { provider: "stripe", disputeId });
    const view = { disputeId, amount: 23.57, state: "open", respondBy: "2026-12-09T12:00:00.000Z" };
    expect(await readOrderEntry(database.db, orderId)).toMatchObject({
      payments: [{ amount: 23.57, dispute: "open" }],
      disputes: [view],
    });
    const page = await readPaymentPage(database.db, paymentQueryShape.parse({}));
    expect(page.payments.map(({ dispute }) => dispute)).toEqual(["open"]);
  });

  it("is an email with reason, amount, deadline and the way to the reviews", async () => {
    const { charge } = await paidOrder();
    const disputeId = await shop.sandbox.control.openDispute(charge, { respondBy });
    await recordDispute(shop.services, { provider: "stripe", disputeId });
    const services = { ...shop.services, publicUrl: "https://shop.example", sessionSecret: testSecret };
    await sendDueMails(services, mailWriters(services));
    const [notice] = await notices();
    expect(notice).toMatchObject({
      recipient: "orders@stileandrail.example",
      subject: "A payment is disputed: Order 000000001, $23.57",
    });
    expect(notice?.plainText?.split("\n\n").slice(2, 4)).toEqual([
      [
        "Payment of: Order 000000001",
        "Amount: $23.57",
        "Reason: fraudulent",
        `Provider: Stripe, ${disputeId}`,
        "Status: needs response",
        "Answer by: December 9, 2026",
      ].join("\n"),
      "Open the payment reviews:\nhttps://shop.example/studio/payment-reviews",
    ]);
  });
});

describe("a dispute of what was paid for a quote", () => {
  it("stands with the order that the quote became", async () => {
    const link = await openQuote(shop.services);
    const begun = await payQuote(shop.services, {
      ...link,
      paymentMethod: "online-payment",
      total: 3677.5,
      splitAmount: "",
      selectedSplitMethod: "",
    });
    if (!begun.ok) throw new Error(begun.failure.code);
    const ref = intentOf(begun.value.payment);
    await shop.bank.paymentIntents.confirm(ref, { payment_method: "pm_card_visa" });
    const [charge] = await shop.sandbox.control.ledger();
    const disputeId = await shop.sandbox.control.openDispute(charge?.charge ?? "", { respondBy });
    await recordDispute(shop.services, { provider: "stripe", disputeId });
    const [review] = await readDisputeReviews(shop.services);
    expect(review).toMatchObject({ payable: "Order 000000001", amount: 3677.5, ways: [] });
    const converted = await convertToOrder(shop.services, link);
    if (!converted.ok) throw new Error(converted.failure.code);
    expect(await disputeLines(converted.value.order.id)).toEqual([
      "The customer disputes $3,677.50 (fraudulent); an answer is due by December 9, 2026",
      "The provider has withdrawn $3,677.50 for a dispute",
    ]);
  });
});

describe("an event about money that this shop does not record", () => {
  it("is told to staff once, in the log and in the order's history, and never counts as applied", async () => {
    const { orderId, charge } = await paidOrder();
    await shop.sandbox.control.announce("radar.early_fraud_warning.created", charge);
    await shop.sandbox.control.releaseWebhooks();
    await everythingDelivered();
    const event = (await shop.sandbox.control.events()).find(({ type }) => type.startsWith("radar."));
    await shop.sandbox.control.resendEvent(event?.id ?? "", 3);
    expect(await outcomes()).toEqual(["unhandled"]);
    const told = 'The payment provider reported "radar.early_fraud_warning.created".';
    expect((await history(orderId)).filter((comment) => comment.startsWith(told))).toEqual([
      `${told} Look at the payment there: nothing was changed here`,
    ]);
    expect(shop.said()).toContain("payment event is not handled");
    expect(shop.said()).toContain(event?.id);
  });

  it("is a reversal at PayPal as well", async () => {
    const { orderId, charge } = await paidOrder("paypal");
    await shop.sandbox.control.announce("PAYMENT.CAPTURE.REVERSED", charge);
    await shop.sandbox.control.releaseWebhooks();
    await everythingDelivered();
    expect(await outcomes()).toEqual(["unhandled"]);
    expect((await history(orderId)).at(-1)).toBe(
      'The payment provider reported "PAYMENT.CAPTURE.REVERSED". Look at the payment there: nothing was changed here',
    );
  });
});
