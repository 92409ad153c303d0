import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { unprovenPayer } from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { payInstallment } from "~/domains/installments/pay-installment.server";
import { orderQuerySchema, paymentQuerySchema } from "~/domains/orders/back-office/order-query";
import {
  exportOrders,
  exportPayments,
  readOrderForStaff,
  readOrders,
} from "~/domains/orders/back-office/read-orders.server";
import { listOrdersOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import { viewQuote } from "~/domains/quotes/link/view-quote.server";
import { payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { settle } from "~/domains/settlement/settle.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();
const email = "ada@example.com";
const query = orderQuerySchema.parse({});
const payments = paymentQuerySchema.parse({});

/** Creates the order of a $3,677.50 quote paid in full, with a recorded refund of `amount` cents. */
async function refundedOrder(amount: number) {
  const shop = createQuoteShop(database);
  const link = await createOpenQuote(shop, { splitPaymentEnabled: true, minimumSplitAmount: 500 });
  const paying = await payQuote(shop, {
    ...link,
    ...{ paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" },
    cardToken: null,
  });
  const ref = getPaymentIntentId(paying.ok ? paying.value.payment : null);
  shop.bank.pay(ref);
  await settle(shop, "stripe", ref);
  shop.bank.refund(ref, cents(amount));
  await settle(shop, "stripe", ref);
  const { orders } = await listOrdersOfCustomer(shop.db, { customerId: "", email }, 1);
  const [order] = orders;
  if (!order) throw new Error("the quote did not become an order");
  return { shop, link, order };
}

describe("a refunded order", () => {
  it("shows the refund in the customer's list without a balance", async () => {
    const { shop, order } = await refundedOrder(367_750);
    expect([order.badge, order.refund]).toEqual([{ label: "Refunded", class: "info" }, "$3,677.50 refunded"]);
    const key = { orderId: order.id, email };
    expect(await findOrderForInstallments(shop.db, key)).toEqual({
      ok: false,
      failure: { code: "order-refunded" },
    });
    expect(
      await payInstallment(shop, { ...key, amount: "600", paymentMethod: "online-payment" }, unprovenPayer),
    ).toMatchObject({ ok: false, failure: { code: "order-refunded" } });
  });

  it("shows the refund on the page of its quote", async () => {
    const { shop, link } = await refundedOrder(367_750);
    expect(await viewQuote(shop, link)).toMatchObject({
      value: { order: { balance: 0, isRefunded: true, splitPaymentPath: null } },
    });
  });

  it("shows the refund to staff and accepts another payment", async () => {
    const { shop, order } = await refundedOrder(367_750);
    const [listedOrder] = (await readOrders(shop.db, query)).orders;
    expect(listedOrder).toMatchObject({ paid: 0, due: 0, refunded: 3677.5, refund: "full" });
    expect(await readOrderForStaff(shop.db, order.id)).toMatchObject({
      ...{ balance: 0, recordable: 3677.5, refunded: 3677.5, refund: "full" },
    });
    const [head, row] = (await exportOrders(shop.db, query)).trimEnd().split("\r\n");
    expect(head).toBe("\uFEFFNumber,Date,Status,Name,Email,PO number,Total,Paid,Due,Refunded");
    expect(row?.endsWith(",3677.50,0.00,0.00,3677.50")).toBe(true);
    // The refund has no apostrophe before it, so that a spreadsheet reads it as a number.
    const [, ...lines] = (await exportPayments(shop.db, payments)).trimEnd().split("\r\n");
    expect(lines.map((text) => text.split(",").slice(-2)).toSorted()).toEqual([
      ["-3677.50", "completed"],
      ["3677.50", "completed"],
    ]);
  });
});

describe("a partly refunded order", () => {
  it("shows the amount to customer and staff without a balance", async () => {
    const { shop, order } = await refundedOrder(50_000);
    expect([order.badge.label, order.refund]).toEqual(["Ordered", "$500.00 refunded"]);
    expect(await findOrderForInstallments(shop.db, { orderId: order.id, email })).toEqual({
      ok: false,
      failure: { code: "order-paid" },
    });
    const [listedOrder] = (await readOrders(shop.db, query)).orders;
    expect(listedOrder).toMatchObject({ paid: 3177.5, due: 0, refunded: 500, refund: "partial" });
  });
});
