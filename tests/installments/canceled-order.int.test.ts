import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders } from "#db/schema/orders";
import { testDatabase } from "#tests/support/database/database";
import { unprovenPayer } from "#tests/support/payments/partly-paid-order";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { payInstallment } from "~/domains/installments/pay-installment.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();
const email = "ada@example.com";
const refused = { ok: false, failure: { code: "order-canceled" } };

it("refuses installments of a canceled order and offers no payment form [SPLT-006]", async () => {
  const shop = createQuoteShop(database);
  const quoteId = await createDraftQuote(shop, { splitPaymentEnabled: true, minimumSplitAmount: 500 });
  const check = { method: "check", amount: cents(100_000), reference: "1047", author: "Ingrid" } as const;
  const paid = await recordQuotePayment(shop, quoteId, check);
  const orderId = paid.ok ? paid.value : "";
  await shop.db.update(orders).set({ status: "canceled" }).where(eq(orders.id, orderId));
  expect(await findOrderForInstallments(shop.db, { orderId, email })).toEqual(refused);
  const part = { orderId, email, amount: "600", paymentMethod: "online-payment" };
  expect(await payInstallment(shop, part, unprovenPayer)).toMatchObject(refused);
  expect(shop.bank.intents.size).toBe(0);
});
