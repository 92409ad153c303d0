import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outbox } from "#db/schema/email";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { approveAt } from "#tests/support/payments/approve";
import { type PayingShop, type Shopper, startPayingShop } from "#tests/support/payments/paying-shop";
import { orderReplySchema } from "~/domains/checkout/checkout.schema";
import { readOrder } from "~/domains/orders/read-order.server";
import { reconcile } from "~/domains/settlement/reconcile.server";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
});
afterEach(() => shop.close());

/** Places the $23.57 order with PayPal and answers what the browser then holds. */
async function place(shopper: Shopper, changes: Readonly<Record<string, unknown>> = {}) {
  const form = { ...paidCheckoutForm, paymentMethod: "paypal", ...changes };
  const reply = await shopper.ask("POST", "/api/order", form);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "paypal") throw new Error(JSON.stringify(reply.body));
  return { id: order.id, ref: payment.paypalOrderId, payment };
}

const orderOf = (id: string) => readOrder(database.db, id);
const ordered = (id: string) =>
  vi.waitFor(async () => expect((await orderOf(id)).status).toBe("ordered"), { timeout: 20_000 });
const asksFor = async (part: string) =>
  (await shop.sandbox.control.requests()).filter(({ path }) => path.includes(part));

describe("a PayPal payment", () => {
  it("begins with a recorded order and a PayPal order of its amount", async () => {
    const { payment } = await place(shop.shopper());
    expect(payment).toMatchObject({
      provider: "paypal",
      clientId: "client-of-the-tests",
      amount: 23.57,
      currency: "usd",
      status: "CREATED",
    });
  });

  it("is captured when the browser comes back, and ends ordered and mailed [CHK-027] [PAY-011]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const shopper = shop.shopper();
    const { id, ref } = await place(shopper);
    await approveAt(shop.sandbox, ref);
    const reply = await shopper.ask("PATCH", "/api/order", { id });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        sendEmail: true,
        message: "Payment successful.",
        order: { status: "ordered", payments: [{ status: "completed", amountPaid: 23.57 }] },
      },
    });
    expect(await database.db.select().from(outbox)).toHaveLength(2);
    const ledger = await shop.sandbox.control.ledger();
    expect(ledger).toMatchObject([{ intent: ref, amount: 2357, captured: 2357 }]);
  });

  it("is captured by PayPal's own word when the browser was closed [CHK-027]", async () => {
    const { id, ref } = await place(shop.shopper());
    await approveAt(shop.sandbox, ref);
    await ordered(id);
    expect(await shop.sandbox.control.ledger()).toHaveLength(1);
  });

  it("is captured by the reconciler when no webhook comes [CHK-027]", async () => {
    await shop.sandbox.control.holdWebhooks();
    const { id, ref } = await place(shop.shopper());
    await approveAt(shop.sandbox, ref);
    shop.services.clock.advance(121);
    await reconcile(shop.services);
    expect(await orderOf(id)).toMatchObject({ status: "ordered" });
    expect(await asksFor("/capture")).toHaveLength(1);
  });
});
