import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { unprovenPayer } from "#tests/support/payments/partly-paid-order";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { payInstallment } from "~/domains/installments/pay-installment.server";
import { computeBalanceDue } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { convertToOrder, payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { ok } from "~/kernel/result";

const database = testDatabase();

it("refuses to pay a quote with its old contents when staff changed it during the payment [QUOT-015]", async () => {
  const shop = createQuoteShop(database);
  const link = await createOpenQuote(shop);
  const { fetch } = shop.content;
  const changed: typeof fetch = async (...request) => {
    await database.db.execute(sql`update quote set total = 400000, version = version + 1`);
    return fetch(...request);
  };
  const options = {
    ...link,
    paymentMethod: "online-payment",
    total: 3677.5,
    splitAmount: "",
    selectedSplitMethod: "",
  };
  const paying = await payQuote({ ...shop, content: { ...shop.content, fetch: changed } }, options);
  expect(paying).toEqual({ ok: false, failure: { code: "quote-changed" } });
  expect(shop.bank.intents.size).toBe(0);
});

it("keeps a first installment reserved while its provider holds it and the rest is paid [SPLT-011]", async () => {
  const shop = createQuoteShop(database);
  const { fetchResult } = shop.bank.gateway;
  // Authorize.Net reports a charge that its filters hold in this way.
  const holding: typeof fetchResult = async (ref) => {
    const result = await fetchResult(ref);
    return result.ok && result.value.state === "held" ? ok({ ...result.value, status: "on_hold" }) : result;
  };
  const services = { ...shop, gateways: { stripe: { ...shop.bank.gateway, fetchResult: holding } } };
  const link = await createOpenQuote(services, { splitPaymentEnabled: true, minimumSplitAmount: 500 });
  const part = { splitAmount: "1000.01", selectedSplitMethod: "online-payment" };
  const startedPayment = await payQuote(services, {
    ...link,
    ...part,
    paymentMethod: "split-payment",
    total: 3677.5,
  });
  const ref = getPaymentIntentId(startedPayment.ok ? startedPayment.value.payment : null);
  shop.bank.updateIntent(ref, { status: "processing" });
  const converted = await convertToOrder(services, link);
  const id = converted.ok ? converted.value.order.id : "";
  const order = await readOrder(database.db, id);
  expect(order.payments).toMatchObject([{ status: "on_hold", amount: 100_001 }]);
  expect(computeBalanceDue(order)).toBe(367_750);
  const pay = (amount: string) =>
    payInstallment(
      services,
      {
        orderId: id,
        email: "ada@example.com",
        amount,
        paymentMethod: "online-payment",
      },
      unprovenPayer,
    );
  expect(await pay("2677.50")).toMatchObject({ failure: { code: "reserved", free: 267_749 } });
  expect(await pay("2677.49")).toMatchObject({ ok: true });
});
