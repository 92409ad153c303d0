import { afterEach, beforeEach, expect, vi } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentDisputes, webhookEvents } from "#db/schema/payments";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { approvePaypalOrder } from "#tests/support/payments/approve-paypal-order";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { readOrder } from "~/domains/orders/read-order.server";
import { settle } from "~/domains/settlement/settle.server";

/** Deadline for the shop's answer in the disputes of these tests. */
export const respondBy = "2026-12-09T12:00:00Z";

/** Starts a shop before each test, whose payment providers keep their webhooks until a test releases them. */
export function setUpDisputedShop() {
  const database = testDatabase();
  let shop: PayingShop;
  beforeEach(async () => {
    shop = await startPayingShop(database);
    await shop.sandbox.control.holdWebhooks();
  });
  afterEach(() => shop.close());

  const readHistory = async (orderId: string) =>
    (await readOrder(database.db, orderId)).statusHistory.map(({ comment }) => comment);

  return {
    database,
    get shop() {
      return shop;
    },
    payOrder: (provider?: "stripe" | "paypal") => payOrder(shop, provider),
    readHistory,
    readDisputeLines: async (orderId: string) =>
      (await readHistory(orderId)).filter((comment) => /disput/.test(comment)),
    listNotices: async () =>
      (await database.db.select().from(outbox)).filter(({ kind }) => kind === "dispute-notice"),
    listDisputes: () => database.db.select().from(paymentDisputes),
    listEventOutcomes: async () =>
      (await database.db.select().from(webhookEvents))
        .filter(({ type }) => /dispute|fraud|REVERSED/i.test(type))
        .map(({ outcome: result }) => result),
    waitForDeliveries: () =>
      vi.waitFor(async () =>
        expect(await shop.sandbox.control.deliveries()).not.toContainEqual(
          expect.objectContaining({ delivered: false }),
        ),
      ),
  };
}

/** An order of $23.57, paid by card or with PayPal. */
async function payOrder(shop: PayingShop, provider: "stripe" | "paypal" = "stripe") {
  const form = provider === "paypal" ? { ...paidCheckoutForm, paymentMethod: "paypal" } : paidCheckoutForm;
  const reply = await shop.shopper().send("POST", "/api/order", form);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || !payment) throw new Error("no payment was started");
  if (payment.provider === "stripe") {
    await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
    await settle(shop.services, "stripe", payment.paymentIntentId);
  } else if (payment.provider === "paypal") {
    await approvePaypalOrder(shop.sandbox, payment.paypalOrderId);
    await settle(shop.services, "paypal", payment.paypalOrderId);
  }
  const charge = (await shop.sandbox.control.ledger()).at(-1)?.charge ?? "";
  return { orderId: order.id, charge };
}
