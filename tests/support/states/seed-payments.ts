import type { Db } from "#db/client.server";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { insertPayment, type NewPayment } from "~/domains/orders/payments/payment.store.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { convertQuote } from "~/domains/quotes/payment/convert-quote.server";
import { lockQuote } from "~/domains/quotes/quote.store.server";
import { newId } from "~/kernel/ids";
import { cents } from "~/kernel/money/money";
import type { Result } from "~/kernel/result";

export type SeededShop = ReturnType<typeof createQuoteShop>;

/** The staff member who records quotes and checks. */
export const author = "Ingrid";

/** The total of an order of the catalog in cents: $12.50 and $9.95 shipping, plus 6.5 % tax. */
export const orderTotal = 2_391;

/** Creates the shop's services over this database, with a clock that always returns this time. */
export function createShopAt(db: Db, time: Date): SeededShop {
  const shop = createQuoteShop({ kind: "pglite", db });
  return { ...shop, clock: { ...shop.clock, now: () => time } };
}

/** Converts a quote as the settlement does when a provider holds its payment. */
export async function holdQuotePayment(shop: SeededShop, quoteId: string): Promise<void> {
  const now = shop.clock.now();
  await shop.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) throw new Error(`there is no quote ${quoteId}`);
    const orderId = await convertQuote(tx, quote, now);
    await insertHeldPayment({ ...shop, db: tx }, { orderId, amount: quote.total });
  });
}

let checkNumber = 1_000;

/** Pays a quote by check, which makes it an order, and returns the order's id. */
export async function payQuote(shop: SeededShop, quoteId: string, amount: number): Promise<string> {
  checkNumber += 1;
  const check = { method: "check", reference: String(checkNumber), author } as const;
  return unwrapResult(await recordQuotePayment(shop, quoteId, { ...check, amount: cents(amount) }));
}

export function refund(shop: SeededShop, orderId: string, amount: number): Promise<boolean> {
  return insertCardPayment(shop, { orderId, amount: cents(-amount), status: "completed" });
}

export function insertPaid(shop: SeededShop, orderId: string, amount: number): Promise<boolean> {
  return insertCardPayment(shop, { orderId, amount: cents(amount), status: "completed" });
}

/** Inserts a payment that the provider has accepted and will decide on later. */
export function insertHeldPayment(
  shop: SeededShop,
  { amount, orderId }: { readonly orderId: string; readonly amount: number },
): Promise<boolean> {
  const transactionResponse = { status: "processing" };
  return insertCardPayment(shop, {
    orderId,
    amount: cents(amount),
    status: "pending",
    transactionResponse,
  });
}

export function insertDeclinedPayment(shop: SeededShop, orderId: string): Promise<boolean> {
  return insertCardPayment(shop, { orderId, amount: cents(orderTotal), status: "failed" });
}

function insertCardPayment(
  shop: SeededShop,
  payment: Pick<NewPayment, "orderId" | "amount" | "status"> & Partial<NewPayment>,
): Promise<boolean> {
  return insertPayment(shop.db, {
    id: newId(),
    quoteId: null,
    attemptId: null,
    provider: "stripe",
    method: "credit-card",
    methodLabel: "Credit card",
    transactionId: `ch_${newId()}`,
    additionalData: { brand: "visa", last4: "4242" },
    transactionResponse: {},
    now: shop.clock.now(),
    ...payment,
  });
}

export function unwrapResult<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`a record of the states could not be created: ${result.failure.code}`);
  return result.value;
}
