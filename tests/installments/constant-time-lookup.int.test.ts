import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { recordStatements } from "#tests/support/database/record-statements";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();

it("takes the same time to look up an order with a wrong email as a missing order [SPLT-005]", async () => {
  const shop = createQuoteShop(database);
  const quoteId = await createDraftQuote(shop, { splitPaymentEnabled: true, minimumSplitAmount: 500 });
  const check = { method: "check", amount: cents(100_000), reference: "1047", author: "Ingrid" } as const;
  const paid = await recordQuotePayment(shop, quoteId, check);
  if (!paid.ok) throw new Error(paid.failure.code);
  const { id, orderIncrementId } = await readOrder(shop.db, paid.value);
  const lookUpOrder = (orderId: string, email: string) =>
    recordStatements(shop.db, () => findOrderForInstallments(shop.db, { orderId, email }));

  const absent = await lookUpOrder("999999999", "eve@example.com");
  expect(absent).toHaveLength(1);
  for (const orderId of [id, orderIncrementId])
    expect(await lookUpOrder(orderId, "eve@example.com"), orderId).toEqual(absent);
  expect(await lookUpOrder("999999999", "ada@example.com")).toEqual(absent);
  // Only the correct number and email together load the order.
  expect((await lookUpOrder(orderIncrementId, "ada@example.com")).length).toBeGreaterThan(1);
});
