import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentAttempts } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { shopServices } from "#tests/support/shop/shop-services";
import type { PlaceOrderInput } from "~/domains/checkout/place-order/place-order.schema";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { settleOrderPayment } from "~/domains/checkout/place-order/settle-order-payment.server";
import { createOrderEmailComposers } from "~/domains/orders/emails/order-email-composers.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { settle } from "~/domains/settlement/settle.server";
import { startPaymentOfBrowser } from "~/domains/settlement/start-payment/browser-payment.server";

const database = testDatabase();
type Shop = ReturnType<typeof shopServices>;

/** One sample to Montana: $12.50. Two to Texas: $24.30. */
const cheap = { bill_state: "MT", bill_zip: "59270", shownTotal: 1250 };
const dear = {
  items: [{ sku: "SMPL-PMGW" }, { sku: "SMPL-TRNV" }],
  bill_state: "TX",
  bill_zip: "75001",
  shownTotal: 2430,
};

async function placed(shop: Shop, input: PlaceOrderInput, orderId?: string) {
  const result = await placeOrder(shop, input, { placedOrderIds: orderId ? [orderId] : [] });
  if (!result.ok) throw new Error(result.failure.code);
  return { orderId: result.value.order.id, ref: getPaymentIntentId(result.value.payment) };
}

const orderOf = (shop: Shop, orderId: string) => readOrder(shop.db, orderId);
const attempts = () => database.db.select().from(paymentAttempts).orderBy(paymentAttempts.position);
const mailsOf = (orderId: string) =>
  database.db
    .select({ kind: outbox.kind, entityId: outbox.entityId, paymentId: outbox.paymentId })
    .from(outbox)
    .where(eq(outbox.entityId, orderId))
    .orderBy(outbox.kind);

/** Places a cheap order whose payment is declined. `retry` submits it again with the expensive cart. */
async function declinedThenDear(shop: Shop) {
  const first = await placed(shop, paidCheckoutInput(cheap));
  shop.bank.decline(first.ref);
  await settleOrderPayment(shop, first.orderId);
  const { orderId } = first;
  return { first, orderId, retry: () => placed(shop, paidCheckoutInput({ ...dear, orderId }), orderId) };
}

describe("an expensive order and a cheap payment", () => {
  it("cancels the cheap payment before the expensive one can be paid [CHK-026]", async () => {
    const shop = shopServices(database);
    const { first, retry } = await declinedThenDear(shop);
    const second = await retry();
    expect(shop.bank.intents.get(first.ref)?.status).toBe("canceled");
    expect(shop.bank.intents.get(second.ref)).toMatchObject({
      status: "requires_payment_method",
      amount: 2430,
    });
    expect((await attempts()).map(({ status }) => status)).toEqual(["canceled", "open"]);
  });

  it("starts no expensive payment while the cheap one is not confirmed as canceled", async () => {
    const shop = shopServices(database);
    const { first, orderId } = await declinedThenDear(shop);
    shop.bank.simulatedFailure("cancel", "before");
    const again = paidCheckoutInput({ ...dear, orderId });
    expect(await placeOrder(shop, again, { placedOrderIds: [orderId] })).toMatchObject({
      ok: false,
      failure: { code: "provider-failed" },
    });
    expect(shop.bank.intents.size).toBe(1);
    expect((await placed(shop, again, orderId)).ref).not.toBe(first.ref);
    expect(shop.bank.intents.get(first.ref)?.status).toBe("canceled");
  });

  it("records a late cheap payment as partial, flagged and reported [MAIL-006]", async () => {
    const shop = shopServices(database);
    const { first, orderId, retry } = await declinedThenDear(shop);
    await retry();
    shop.bank.pay(first.ref);
    await settle(shop, "stripe", first.ref);
    const order = await orderOf(shop, orderId);
    expect(order).toMatchObject({ status: "pending_payment", total: 2430 });
    expect(order.payments.filter(({ status }) => status === "completed")).toMatchObject([{ amount: 1250 }]);
    expect(order.statusHistory.at(-1)?.comment).toBe(
      "Less than the total was paid: $12.50 of $24.30, $11.80 is due. The order is not ready to ship",
    );
    expect((await attempts())[0]).toMatchObject({
      status: "needs_review",
      reviewReason: "paid $12.50, $11.80 are still due",
    });
    expect(await settleOrderPayment(shop, orderId)).toMatchObject({
      ok: true,
      value: {
        sendEmail: false,
        message: "We received $12.50 of $24.30. Please contact us about the rest before paying again.",
      },
    });
    const emails = createOrderEmailComposers({
      ...shop,
      publicUrl: "https://shop.example",
      sessionSecret: "a secret",
    });
    const dueEmails = await mailsOf(orderId);
    expect(dueEmails.map(({ kind }) => kind)).toEqual([
      "order-confirmation-admin",
      "split-payment-confirmation",
    ]);
    const [toStaff, toShopper] = await Promise.all(
      (["order-confirmation-admin", "split-payment-confirmation"] as const).map((kind) =>
        emails[kind].compose({ id: "mail", kind, entityId: orderId, paymentId: "", attempts: 1 }),
      ),
    );
    expect(toStaff?.subject).toBe("Balance due: New order 000000001");
    expect(toStaff?.text).toContain("Paid so far: $12.50 of $24.30\nLeft to pay:           $11.80\n");
    expect(toShopper).toMatchObject({
      to: "ada@example.com",
      subject: "We received a payment for order 000000001",
    });
    expect(toShopper?.text).toContain("Paid so far: $12.50 of $24.30\nLeft to pay:           $11.80\n");
    expect(toShopper?.text).not.toContain("Pay the balance");
  });

  it("keeps the order unpaid when a slow provider starts the cheap payment later", async () => {
    const shop = shopServices(database);
    const slow = shop.bank.hold("start");
    const placementId = "6f1c1c1e-7a6d-4f43-8f58-0c2f8a1f9a11";
    const first = placeOrder(shop, paidCheckoutInput({ ...cheap, placementId }));
    await slow.reached;
    const second = await placed(
      shop,
      paidCheckoutInput({ ...dear, items: [{ sku: "SMPL-PMGW" }], shownTotal: 2430, placementId, ...texas }),
    );
    slow.release();
    expect(await first).toMatchObject({ ok: false, failure: { code: "payment-superseded" } });
    const payable = [...shop.bank.intents.values()].filter(({ status }) => status !== "canceled");
    expect(payable.map(({ ref, amount }) => ({ ref, amount }))).toEqual([{ ref: second.ref, amount: 2430 }]);
  });

  it("keeps the order unpaid when the cheap amount is paid while the amount is being raised", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop, paidCheckoutInput(cheap));
    const slow = shop.bank.hold("update");
    const raised = placeOrder(shop, paidCheckoutInput({ ...dear, orderId }), { placedOrderIds: [orderId] });
    await slow.reached;
    shop.bank.pay(ref);
    slow.release();
    await raised;
    await settle(shop, "stripe", ref);
    expect(await orderOf(shop, orderId)).toMatchObject({
      status: "pending_payment",
      total: 2430,
      payments: [{ status: "completed", amount: 1250 }],
    });
  });

  it("completes an underpaid order once the rest has arrived", async () => {
    const shop = shopServices(database);
    const { first, orderId, retry } = await declinedThenDear(shop);
    const second = await retry();
    shop.bank.pay(first.ref);
    await settle(shop, "stripe", first.ref);
    shop.bank.pay(second.ref);
    await settle(shop, "stripe", second.ref);
    const order = await orderOf(shop, orderId);
    expect(order.status).toBe("ordered");
    expect(order.statusHistory.at(-1)?.comment).toBe("More than the total was paid: $12.50 too much");
  });
});

describe("a payment below the requested amount", () => {
  it("records a partial payment with its amount and does not complete the order", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop, paidCheckoutInput());
    shop.bank.pay(ref);
    shop.bank.updateIntent(ref, { amount: 100 });
    await settle(shop, "stripe", ref);
    expect(await orderOf(shop, orderId)).toMatchObject({
      status: "pending_payment",
      payments: [{ status: "completed", amount: 100 }],
    });
    expect((await attempts())[0]).toMatchObject({
      status: "needs_review",
      reviewReason: "paid $1.00, $22.57 are still due",
    });
    const again = paidCheckoutInput({ orderId });
    expect(await placeOrder(shop, again, { placedOrderIds: [orderId] })).toMatchObject({
      ok: false,
      failure: { code: "payment-in-review" },
    });
  });
});

describe("parallel callers after a decline", () => {
  it("creates one payable intent for parallel callers after a decline [CHK-025] [API-004]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop, paidCheckoutInput());
    shop.bank.decline(ref);
    await settleOrderPayment(shop, orderId);
    const startedPayment = await Promise.all(
      Array.from({ length: 8 }, () =>
        startPaymentOfBrowser(shop, [{ kind: "order", id: orderId }], {}, "stripe"),
      ),
    );
    const refs = new Set(
      startedPayment.flatMap((answer) => (answer.ok ? [answer.value.paymentIntentId] : [])),
    );
    expect(refs.size).toBe(1);
    const payable = [...shop.bank.intents.values()].filter(({ status }) => status !== "canceled");
    expect(payable).toHaveLength(1);
    expect(await attempts()).toHaveLength(2);
  });

  it("creates one payable intent through the checkout button after a decline [CHK-025]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop, paidCheckoutInput());
    shop.bank.decline(ref);
    await settleOrderPayment(shop, orderId);
    const again = paidCheckoutInput({ orderId });
    const pressed = await Promise.all(Array.from({ length: 8 }, () => placed(shop, again, orderId)));
    expect(new Set(pressed.map((submit) => submit.ref)).size).toBe(1);
    expect(await attempts()).toHaveLength(2);
  });
});

describe("a superseded payment", () => {
  it("cancels a superseded payment by the reconciler when the shop was killed before [CHK-027]", async () => {
    const shop = shopServices(database);
    const { first, orderId } = await declinedThenDear(shop);
    shop.bank.simulatedFailure("cancel", "before");
    await placeOrder(shop, paidCheckoutInput({ ...dear, orderId }), { placedOrderIds: [orderId] });
    shop.clock.advance(30);
    await reconcile(shop);
    expect(shop.bank.intents.get(first.ref)?.status).toBe("canceled");
    expect((await attempts())[0]?.status).toBe("canceled");
  });
});

describe("a shopper cut off while paying", () => {
  it("completes the order of an interrupted payment within a minute of the shop's return [CHK-027]", async () => {
    const shop = shopServices(database);
    const { orderId, ref } = await placed(shop, paidCheckoutInput());
    await settleOrderPayment(shop, orderId);
    shop.bank.pay(ref);
    for (let seconds = 0; seconds < 60; seconds += 15) {
      shop.clock.advance(15);
      await reconcile(shop);
    }
    expect((await orderOf(shop, orderId)).status).toBe("ordered");
  });
});

const texas = { bill_state: "TX", bill_zip: "75001" };
