import { describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { checkoutInput, paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { shopServices } from "#tests/support/shop/shop-services";
import type { PlaceOrderInput } from "~/domains/checkout/place-order/place-order.schema";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { settleOrderPayment } from "~/domains/checkout/place-order/settle-order-payment.server";
import { readOrder } from "~/domains/orders/read-order.server";

const database = testDatabase();
type Shop = ReturnType<typeof shopServices>;

const placementId = "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21";
const other = { items: [{ sku: "SMPL-TRNV" }], shownTotal: 1045 };
const skusOf = async (shop: Shop, id: string) => (await readOrder(shop.db, id)).items.map(({ sku }) => sku);

async function placed(shop: Shop, input: PlaceOrderInput, placedOrderIds: readonly string[] = []) {
  const result = await placeOrder(shop, input, { placedOrderIds: placedOrderIds });
  if (!result.ok) throw new Error(result.failure.code);
  const { order, payment } = result.value;
  return { orderId: order.id, payment };
}

describe("two tabs with one placement id and different carts", () => {
  it("creates one order for each of two tabs with one placement id and different carts [CHK-025]", async () => {
    const shop = shopServices(database);
    const [first, second] = await Promise.all([
      placed(shop, paidCheckoutInput({ placementId })),
      placed(shop, paidCheckoutInput({ placementId, ...other })),
    ]);
    expect(first.orderId).not.toBe(second.orderId);
    expect(await skusOf(shop, first.orderId)).toEqual(["SMPL-PMGW"]);
    expect(await skusOf(shop, second.orderId)).toEqual(["SMPL-TRNV"]);
    for (const { orderId, payment } of [first, second]) {
      shop.bank.pay(getPaymentIntentId(payment));
      await settleOrderPayment(shop, orderId);
      const { status, total, payments } = await readOrder(shop.db, orderId);
      expect({ status, paid: payments.map(({ amount }) => amount) }).toEqual({
        status: "ordered",
        paid: [total],
      });
    }
  });

  it("finds each tab's order again when the tab submits once more", async () => {
    const shop = shopServices(database);
    const both = [paidCheckoutInput({ placementId }), paidCheckoutInput({ placementId, ...other })];
    const first = await Promise.all(both.map((input) => placed(shop, input)));
    const again = await Promise.all(both.map((input) => placed(shop, input)));
    expect(again).toEqual(first);
    expect(await shop.db.select().from(orders)).toHaveLength(2);
    expect(await shop.db.select().from(paymentAttempts)).toHaveLength(2);
  });

  it("keeps the free cart and the paid cart of two tabs separate, whichever is first [CHK-025]", async () => {
    const shop = shopServices(database);
    const [free, paid] = await Promise.all([
      placed(shop, checkoutInput({ placementId })),
      placeOrder(shop, paidCheckoutInput({ placementId })),
    ]);
    expect(await skusOf(shop, free.orderId)).toEqual(["SMPL-TRNV"]);
    expect(await readOrder(shop.db, free.orderId)).toMatchObject({ status: "ordered", total: 0 });
    if (paid.ok) {
      expect(paid.value.order).toMatchObject({ status: "pending", items: [{ sku: "SMPL-PMGW" }] });
      expect(paid.value.order.id).not.toBe(free.orderId);
    } else {
      expect(paid.failure).toMatchObject({ code: "order-complete" });
      expect(shop.bank.intents.size).toBe(0);
    }
  });

  it("does not add a free cart to a pending paid order [CHK-025]", async () => {
    const shop = shopServices(database);
    const paid = await placed(shop, paidCheckoutInput({ placementId }));
    const free = await placed(shop, checkoutInput({ placementId }));
    expect(free.orderId).not.toBe(paid.orderId);
    expect(await skusOf(shop, paid.orderId)).toEqual(["SMPL-PMGW"]);
    expect((await readOrder(shop.db, paid.orderId)).status).toBe("pending");
  });

  it("creates another order when the tab with the older payment submits after a decline [CHK-026]", async () => {
    const shop = shopServices(database);
    const first = await placed(shop, paidCheckoutInput({ placementId }));
    shop.bank.decline(getPaymentIntentId(first.payment));
    await settleOrderPayment(shop, first.orderId);
    const { orderId } = first;
    const known = { placementId, orderId, attemptId: first.payment?.attemptId };
    const one = await placed(shop, paidCheckoutInput(known), [orderId]);
    const copy = await placed(shop, paidCheckoutInput({ ...known, ...other }), [orderId]);
    expect(one.orderId).toBe(orderId);
    expect(copy.orderId).not.toBe(orderId);
    expect(await skusOf(shop, orderId)).toEqual(["SMPL-PMGW"]);
    expect(shop.bank.intents.get(getPaymentIntentId(one.payment))).toMatchObject({
      status: "requires_payment_method",
      amount: 2357,
    });
  });

  it("changes one order when the same page changes its cart [CHK-026]", async () => {
    const shop = shopServices(database);
    const first = await placed(shop, paidCheckoutInput({ placementId }));
    const { orderId } = first;
    const known = { placementId, orderId, attemptId: first.payment?.attemptId };
    const changed = await placed(shop, paidCheckoutInput({ ...known, ...other }), [orderId]);
    expect(changed.orderId).toBe(orderId);
    expect(await skusOf(shop, orderId)).toEqual(["SMPL-TRNV"]);
  });
});

describe("an order that became free after it had a price", () => {
  it("completes an order that became free and cancels the payment started before", async () => {
    const shop = shopServices(database);
    const first = await placed(shop, paidCheckoutInput({ placementId }));
    const { orderId } = first;
    const known = { placementId, orderId, attemptId: first.payment?.attemptId };
    const free = await placed(shop, checkoutInput(known), [orderId]);
    expect(free).toEqual({ orderId, payment: null });
    expect(await readOrder(shop.db, orderId)).toMatchObject({ status: "ordered", total: 0 });
    expect(shop.bank.intents.get(getPaymentIntentId(first.payment))?.status).toBe("canceled");
  });

  it("does not complete an order as free when the payment started before succeeded meanwhile", async () => {
    const shop = shopServices(database);
    const first = await placed(shop, paidCheckoutInput({ placementId }));
    const { orderId } = first;
    shop.bank.pay(getPaymentIntentId(first.payment));
    const result = await placeOrder(shop, checkoutInput({ orderId }), { placedOrderIds: [orderId] });
    expect(result).toMatchObject({ ok: false, failure: { code: "order-complete" } });
  });
});
