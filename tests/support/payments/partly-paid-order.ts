import { createDraftQuote } from "#tests/support/quotes/create-quote";
import type { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { payInstallment } from "~/domains/installments/pay-installment.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import type { InstallmentPayer } from "~/domains/settlement/reservations/reservation";
import { cents } from "~/kernel/money/money";
import { getPaymentIntentId } from "./payment-intent-id";

export type QuoteShop = ReturnType<typeof createQuoteShop>;
type OrderingServices = Parameters<typeof createDraftQuote>[0] & Parameters<typeof recordQuotePayment>[0];

/** The email of the order's customer. */
export const email = "ada@example.com";

/** Creates an order of $3,677.50 with $1,000.00 paid by check; installments are at least $500.00. */
export async function createPartlyPaidOrder(shop: OrderingServices, changes = {}) {
  const quoteId = await createDraftQuote(shop, {
    splitPaymentEnabled: true,
    minimumSplitAmount: 500,
    ...changes,
  });
  const check = { method: "check", amount: cents(100_000), reference: "1047", author: "Ingrid" } as const;
  const paid = await recordQuotePayment(shop, quoteId, check);
  if (!paid.ok) throw new Error(paid.failure.code);
  return readOrder(shop.db, paid.value);
}

/** Starts an installment by card; `changes` are further fields of the request. */
export function startInstallment(
  shop: QuoteShop,
  orderId: string,
  amount: string,
  changes = {},
  payer: InstallmentPayer = unprovenPayer,
) {
  const input = { orderId, email, amount, paymentMethod: "online-payment", ...changes };
  return payInstallment(shop, input, payer);
}

/** A payer who knows the order's number and email. */
export const unprovenPayer: InstallmentPayer = { isOwner: false, canReserve: true };

/** Starts an installment that must succeed, and returns its payment intent and attempt. */
export async function startTestInstallment(
  shop: QuoteShop,
  orderId: string,
  amount: string,
  attemptId?: string,
) {
  const started = await startInstallment(shop, orderId, amount, { attemptId });
  if (!started.ok) throw new Error(JSON.stringify(started.failure));
  return { ref: getPaymentIntentId(started.value), attemptId: started.value?.attemptId ?? "" };
}
