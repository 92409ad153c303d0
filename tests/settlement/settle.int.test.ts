// oxlint-disable max-lines -- the specification of one subject
import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { payments } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createSeededRandom } from "#tests/support/random";
import { shopServices } from "#tests/support/shop/shop-services";
import type { PlaceOrderInput } from "~/domains/checkout/place-order/place-order.schema";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { settleOrderPayment } from "~/domains/checkout/place-order/settle-order-payment.server";
import { findOrder } from "~/domains/orders/read-order.server";
import { receiveWebhook } from "~/domains/settlement/receive-webhook.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { settle } from "~/domains/settlement/settle.server";

const database = testDatabase();
type Shop = ReturnType<typeof shopServices>;

async function placed(shop: Shop, input: PlaceOrderInput = paidCheckoutInput()) {
  const result = await placeOrder(shop, input);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return { orderId: result.value.order.id, ref: getPaymentIntentId(result.value.payment) };
}

const orderOf = (shop: Shop, orderId: string) => findOrder(shop.db, orderId);
const mailsOf = (orderId: string) =>
  database.db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(eq(outbox.entityId, orderId))
    .orderBy(outbox.kind);
const webhook = (shop: Shop, id: string, ref: string, signature = "good") =>
  receiveWebhook(shop, "stripe", JSON.stringify({ id, ref }), new Headers({ "stripe-signature": signature }));

const ordered = {
  status: "ordered",
  payments: [{ status: "completed", amount: 2357, additionalData: { last4: "4242", brand: "visa" } }],
};
const bothMails = [{ kind: "order-confirmation" }, { kind: "order-confirmation-admin" }];

describe("recording before charging", () => {
  it("writes order, attempt and pending payment before the provider answers [CHK-025]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    expect(await orderOf(shop, orderId)).toMatchObject({
      status: "pending",
      total: 2357,
      payments: [{ status: "pending", amount: 2357, transactionId: null }],
    });
    expect(shop.bank.intents.get(ref)).toMatchObject({ amount: 2357, currency: "usd" });
    expect(await mailsOf(orderId)).toEqual([]);
  });

  it("keeps the order when the provider does not answer, and pays it once on the next try [CHK-026]", async () => {
    const shop = shopServices(database);
    shop.bank.simulatedFailure("start", "after");
    const placementId = "0b8ad4f1-6d1c-4b59-8a7e-0a8f7e1c4d01";
    const first = await placeOrder(shop, paidCheckoutInput({ placementId }));
    expect(first).toMatchObject({ ok: false, failure: { code: "provider-failed", order: { total: 2357 } } });
    const second = await placed(shop, paidCheckoutInput({ placementId }));
    expect(shop.bank.intents.size).toBe(1);
    expect((await orderOf(shop, second.orderId))?.payments).toHaveLength(1);
  });
});

describe("settling a payment", () => {
  it("completes the order and sends the emails when the browser returns [CHK-027] [PAY-041] [MAIL-001]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    const updated = await settleOrderPayment(shop, orderId);
    expect(updated).toMatchObject({ ok: true, value: { sendEmail: true, message: "Payment successful." } });
    expect(await orderOf(shop, orderId)).toMatchObject(ordered);
    expect(await mailsOf(orderId)).toEqual(bothMails);
  });

  it("writes into the history that the order was placed, paid and ordered, each once [PAY-041] [CHK-025]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    await settleOrderPayment(shop, orderId);
    await settleOrderPayment(shop, orderId);
    const order = await orderOf(shop, orderId);
    expect(order?.statusHistory.map(({ status, comment }) => [status, comment])).toEqual([
      ["pending", "New order has been created"],
      ["ordered", "Payment of $23.57 by Credit card has been received"],
    ]);
    expect(order?.payments[0]?.status).toBe("completed");
  });

  it("counts a payment once when return and webhook arrive at the same instant [PAY-006]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    await Promise.all([
      settleOrderPayment(shop, orderId),
      webhook(shop, "evt_1", ref),
      settleOrderPayment(shop, orderId),
    ]);
    expect((await orderOf(shop, orderId))?.payments).toHaveLength(1);
    expect(await mailsOf(orderId)).toEqual(bothMails);
  });

  it("counts an event once when it arrives three times in parallel [PAY-006]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    const answers = await Promise.all([1, 2, 3].map(() => webhook(shop, "evt_1", ref)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await orderOf(shop, orderId))?.payments).toHaveLength(1);
  });

  it("refuses the event of an order it does not know yet, and accepts it later [CHK-027]", async () => {
    const shop = shopServices(database);
    shop.bank.intents.set("pi_foreign", {
      ref: "pi_foreign",
      attemptId: "not-here-yet",
      amount: 2357,
      currency: "usd",
      live: false,
      status: "succeeded",
      error: null,
      charge: "ch_foreign",
    });
    expect(await webhook(shop, "evt_1", "pi_foreign")).toEqual({
      ok: false,
      failure: { code: "not-applied" },
    });
    expect(await webhook(shop, "evt_1", "pi_foreign")).toEqual({
      ok: false,
      failure: { code: "not-applied" },
    });
  });

  it("finds the attempt by its own id when the webhook arrives before the intent id is saved", async () => {
    const shop = shopServices(database);
    shop.bank.simulatedFailure("start", "after");
    await placeOrder(shop, paidCheckoutInput());
    const [intent] = [...shop.bank.intents.values()];
    shop.bank.pay(intent?.ref ?? "");
    expect(await webhook(shop, "evt_1", intent?.ref ?? "")).toEqual({ ok: true, value: "applied" });
    const [row] = await database.db
      .select({ orders: count() })
      .from(payments)
      .where(eq(payments.status, "completed"));
    expect(row?.orders).toBe(1);
  });

  it("rejects a payment event with a bad or missing signature", async () => {
    const shop = shopServices(database);
    const { ref } = await placed(shop);
    expect(await webhook(shop, "evt_1", ref, "bad")).toEqual({
      ok: false,
      failure: { code: "bad-signature" },
    });
  });

  it("completes the order by the reconciler alone, after two minutes [CHK-027]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    expect(await reconcile(shop)).toBe(0);
    shop.clock.advance(121);
    expect(await reconcile(shop)).toBe(1);
    expect(await orderOf(shop, orderId)).toMatchObject(ordered);
    expect(await mailsOf(orderId)).toEqual(bothMails);
  });

  it("creates one payment and two emails for each of 40 orders with six callers each [PAY-006] [MAIL-007]", async () => {
    const shop = shopServices(database);
    const random = createSeededRandom();
    const refs: string[] = [];
    for (let made = 0; made < 40; made += 1) refs.push((await placed(shop)).ref);
    for (const ref of refs) shop.bank.pay(ref);
    const callers = refs.flatMap((ref) =>
      [1, 2, 3, 4, 5, 6].map(() => ({ ref, turn: random.integer(0, 1e6) })),
    );
    callers.sort((a, b) => a.turn - b.turn);
    await Promise.all(callers.map(({ ref }) => settle(shop, "stripe", ref)));
    const [paid] = await database.db.select({ rows: count() }).from(payments);
    const [emails] = await database.db.select({ rows: count() }).from(outbox);
    expect({ seed: random.seed, payments: paid?.rows, emails: emails?.rows }).toEqual({
      seed: random.seed,
      payments: 40,
      emails: 80,
    });
  }, 400_000);
});

describe("a declined payment", () => {
  it("stores a failed payment with the decline's message, and sends no email [CHK-028] [PAY-040] [PAY-042]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.decline(ref);
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({
      ok: true,
      value: { sendEmail: false, message: "Your card was declined." },
    });
    const order = await orderOf(shop, orderId);
    expect(order).toMatchObject({
      status: "pending_payment",
      payments: [{ status: "failed", transactionId: null }],
    });
    expect(order?.statusHistory.at(-1)).toMatchObject({
      comment: "Payment failed for order 000000001: Your card was declined.",
      isCustomerNotified: false,
    });
    expect(await mailsOf(orderId)).toEqual([]);
  });

  it("reports a decline with the transaction's id if the provider names one, else the order's [PAY-042]", async () => {
    const shop = shopServices(database);
    const comments: (string | undefined)[] = [];
    for (const [error, failedCharge] of [
      ["Your card was declined.", "ch_refused"],
      [null, "ch_refused"],
      [null, null],
    ] as const) {
      const { orderId, ref } = await placed(shop);
      shop.bank.updateIntent(ref, { status: "canceled", error, failedCharge });
      await settleOrderPayment(shop, orderId);
      comments.push((await orderOf(shop, orderId))?.statusHistory.at(-1)?.comment);
    }
    expect(comments).toEqual([
      "Payment failed for transaction id ch_refused: Your card was declined.",
      "Payment failed for transaction id ch_refused: Unknown error",
      "Payment failed for order 000000003: Unknown error",
    ]);
  });

  it("charges once on a retry of the same order: a failed and a completed payment [CHK-026]", async () => {
    const shop = shopServices(database);
    const first = await placed(shop);
    shop.bank.decline(first.ref);
    await settleOrderPayment(shop, first.orderId);
    const again = await placeOrder(shop, paidCheckoutInput({ orderId: first.orderId }), {
      placedOrderIds: [first.orderId],
    });
    const ref = getPaymentIntentId(again.ok ? again.value.payment : null);
    expect(ref).not.toBe(first.ref);
    shop.bank.pay(ref);
    await settleOrderPayment(shop, first.orderId);
    const order = await orderOf(shop, first.orderId);
    expect(order).toMatchObject({ status: "ordered", orderIncrementId: "000000001" });
    expect(order?.payments.map(({ status }) => status)).toEqual(["failed", "completed"]);
    expect(shop.bank.charges()).toBe(1);
  });

  it("flags the late success of the first payment as overpaid and keeps it [PAY-006]", async () => {
    const shop = shopServices(database);
    const first = await placed(shop);
    shop.bank.decline(first.ref);
    await settleOrderPayment(shop, first.orderId);
    const again = await placeOrder(shop, paidCheckoutInput({ orderId: first.orderId }), {
      placedOrderIds: [first.orderId],
    });
    shop.bank.pay(getPaymentIntentId(again.ok ? again.value.payment : null));
    await settleOrderPayment(shop, first.orderId);
    shop.bank.pay(first.ref);
    await webhook(shop, "evt_late", first.ref);
    const order = await orderOf(shop, first.orderId);
    expect(order?.payments.map(({ status }) => status)).toEqual(["failed", "completed", "completed"]);
    expect(order?.statusHistory.at(-1)?.comment).toBe("More than the total was paid: $23.57 too much");
    expect(await mailsOf(first.orderId)).toEqual(bothMails);
  });

  it("refuses the retry of a declined payment without the order's cookie", async () => {
    const shop = shopServices(database);
    const { orderId } = await placed(shop);
    expect(await placeOrder(shop, paidCheckoutInput({ orderId }))).toEqual({
      ok: false,
      failure: { code: "order-not-found" },
    });
  });
});

describe("a retry without a definite decline", () => {
  it("uses the same payment again as pending with the new total [CHK-026]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    const both = [{ sku: "SMPL-PMGW" }, { sku: "SMPL-TRNV" }];
    const changed = paidCheckoutInput({
      orderId,
      items: both,
      bill_state: "TX",
      bill_zip: "75001",
      shownTotal: 2430,
    });
    expect(await placeOrder(shop, changed, { placedOrderIds: [orderId] })).toMatchObject({
      ok: true,
      value: { payment: { paymentIntentId: ref, amount: 24.3 } },
    });
    expect(shop.bank.intents.get(ref)?.amount).toBe(2430);
    expect(await orderOf(shop, orderId)).toMatchObject({
      total: 2430,
      items: [{ sku: "SMPL-PMGW" }, { sku: "SMPL-TRNV" }],
      payments: [{ status: "pending", amount: 2430 }],
    });
  });

  it("returns the paid order when the first payment succeeded unnoticed, without another charge [CHK-026]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    const again = await placeOrder(shop, paidCheckoutInput({ orderId }), { placedOrderIds: [orderId] });
    expect(again).toMatchObject({ ok: true, value: { order: { status: "ordered" }, payment: null } });
    expect(shop.bank.intents.size).toBe(1);
  });

  it("refuses other samples once the order is paid, and charges nothing for them [CHK-026]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    const other = paidCheckoutInput({ orderId, items: [{ sku: "SMPL-TRNV" }], shownTotal: 1045 });
    expect(await placeOrder(shop, other, { placedOrderIds: [orderId] })).toMatchObject({
      ok: false,
      failure: { code: "order-complete", order: { id: orderId, status: "ordered" } },
    });
    expect(shop.bank.intents.size).toBe(1);
    expect(await orderOf(shop, orderId)).toMatchObject({ total: 2357, items: [{ sku: "SMPL-PMGW" }] });
  });

  it("creates one order and one intent for a double click [CHK-025]", async () => {
    const shop = shopServices(database);
    const input = paidCheckoutInput({ placementId: "5a1d5a52-4b3c-4a53-9a55-6d9c2a4f6c02" });
    const [first, second] = await Promise.all([placed(shop, input), placed(shop, input)]);
    expect(first).toEqual(second);
    expect(shop.bank.intents.size).toBe(1);
    expect((await orderOf(shop, first.orderId))?.payments).toHaveLength(1);
  });
});

describe("an answer that does not fit", () => {
  const unfit = [
    ["another currency", { currency: "eur" }, "its currency is EUR"],
    ["live money in a test shop", { live: true }, "it was made with live keys"],
  ] as const;
  it.each(unfit)(
    "sends a mismatched result to review and never completes its order: %s",
    async (_what, change, reason) => {
      const shop = shopServices(database);
      const { orderId, ref } = await placed(shop);
      shop.bank.pay(ref);
      shop.bank.updateIntent(ref, change);
      expect(await webhook(shop, "evt_1", ref)).toEqual({ ok: true, value: "applied" });
      const [attempt] = await database.db.select().from(paymentAttempts);
      expect(attempt).toMatchObject({ status: "needs_review", reviewReason: reason });
      expect(await orderOf(shop, orderId)).toMatchObject({
        status: "pending",
        payments: [{ status: "pending" }],
      });
      expect(await mailsOf(orderId)).toEqual([]);
    },
  );

  it("does not let the intent of a cheaper order pay a more expensive one", async () => {
    const shop = shopServices(database);
    const dear = await placed(shop);
    const cheap = await placed(
      shop,
      paidCheckoutInput({ bill_state: "MT", bill_zip: "59270", shownTotal: 1250 }),
    );
    shop.bank.pay(cheap.ref);
    expect(await settleOrderPayment(shop, dear.orderId)).toMatchObject({
      ok: true,
      value: { sendEmail: false },
    });
    expect(await orderOf(shop, dear.orderId)).toMatchObject({ payments: [{ status: "pending" }] });
    await settleOrderPayment(shop, cheap.orderId);
    expect(await orderOf(shop, cheap.orderId)).toMatchObject({ status: "ordered" });
  });
});

describe("an authorized payment", () => {
  it("ignores and does not capture a payment of another program on the same account", async () => {
    const shop = shopServices(database);
    shop.bank.intents.set("pi_other", {
      ref: "pi_other",
      attemptId: null,
      amount: 90_000,
      currency: "usd",
      live: false,
      status: "requires_capture",
      error: null,
      charge: "ch_other",
    });
    expect(await webhook(shop, "evt_1", "pi_other")).toEqual({ ok: true, value: "ignored" });
    expect(shop.bank.intents.get("pi_other")?.status).toBe("requires_capture");
  });

  it("sends an authorized payment of another amount to review without a capture", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "requires_capture", charge: "ch_1", amount: 100 });
    expect(await webhook(shop, "evt_1", ref)).toEqual({ ok: true, value: "applied" });
    expect(shop.bank.intents.get(ref)?.status).toBe("requires_capture");
    const [attempt] = await database.db.select().from(paymentAttempts);
    expect(attempt).toMatchObject({ status: "needs_review" });
    expect(await orderOf(shop, orderId)).toMatchObject({ payments: [{ status: "pending" }] });
  });

  it("does not capture the payment of a declined attempt once another payment paid the order", async () => {
    const shop = shopServices(database);
    const first = await placed(shop);
    shop.bank.decline(first.ref);
    await settleOrderPayment(shop, first.orderId);
    const retry = paidCheckoutInput({ orderId: first.orderId });
    const second = await placeOrder(shop, retry, { placedOrderIds: [first.orderId] });
    if (!second.ok) throw new Error(second.failure.code);
    shop.bank.pay(getPaymentIntentId(second.value.payment));
    await settleOrderPayment(shop, first.orderId);
    shop.bank.updateIntent(first.ref, { status: "requires_capture", charge: "ch_late", error: null });
    await webhook(shop, "evt_1", first.ref);
    expect(shop.bank.intents.get(first.ref)?.status).toBe("requires_capture");
    expect((await orderOf(shop, first.orderId))?.payments).toMatchObject([
      { status: "failed" },
      { status: "completed" },
    ]);
  });
});

describe("a slow payment", () => {
  it("confirms a slow payment as pending, then completes the order and informs both sides [CHK-027] [PAY-041]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "processing" });
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({ ok: true, value: { sendEmail: true } });
    expect(await orderOf(shop, orderId)).toMatchObject({
      status: "pending_payment",
      payments: [{ status: "pending" }],
    });
    expect(await mailsOf(orderId)).toEqual(bothMails);
    shop.bank.pay(ref);
    shop.clock.advance(3 * 60 * 60);
    await reconcile(shop);
    expect(await orderOf(shop, orderId)).toMatchObject(ordered);
    expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual([
      "order-confirmation",
      "order-confirmation-admin",
      "order-confirmation-admin",
      "split-payment-confirmation",
    ]);
  });

  it("reports a payment that fails hours later to its customer [PAY-040]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "processing" });
    await settleOrderPayment(shop, orderId);
    shop.bank.decline(ref, "The bank refused the transfer.");
    await webhook(shop, "evt_9", ref);
    const order = await orderOf(shop, orderId);
    expect(order).toMatchObject({ status: "pending_payment", payments: [{ status: "failed" }] });
    expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual([
      "order-confirmation",
      "order-confirmation-admin",
      "split-payment-confirmation",
    ]);
  });

  it("ignores an old event of a payment after a newer one", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.pay(ref);
    await webhook(shop, "evt_2", ref);
    shop.bank.updateIntent(ref, { status: "processing" });
    await webhook(shop, "evt_1", ref);
    expect(await orderOf(shop, orderId)).toMatchObject(ordered);
  });

  it("asks for authentication and sends no email while 3-D Secure is open [PAY-013]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "requires_action" });
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({
      ok: true,
      value: { sendEmail: false, message: "Additional authentication required" },
    });
    expect(await orderOf(shop, orderId)).toMatchObject({ payments: [{ status: "on_hold" }] });
    expect(await mailsOf(orderId)).toEqual([]);
  });

  it("reports an unexpected payment status [PAY-014]", async () => {
    const shop = shopServices(database);
    const { orderId } = await placed(shop);
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({
      ok: true,
      value: { sendEmail: false, message: "Unexpected payment status: requires_payment_method" },
    });
  });

  it("captures an authorized payment when it is settled [PAY-012]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "requires_capture", charge: "ch_captured" });
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({ ok: true, value: { sendEmail: true } });
    expect(await orderOf(shop, orderId)).toMatchObject({ payments: [{ transactionId: "ch_captured" }] });
  });

  it("keeps a payment open when its capture fails, and captures it at the next check [PAY-012]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop);
    shop.bank.updateIntent(ref, { status: "requires_capture", charge: "ch_captured" });
    shop.bank.simulatedFailure("capture", "before");
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({ ok: true, value: { sendEmail: false } });
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({ ok: true, value: { sendEmail: true } });
  });
});
