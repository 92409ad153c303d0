import type { Db } from "#db/client.server";
import type { Cents } from "~/kernel/money";
import type { Payment } from "./order";
import {
  findOpenPayment,
  listPaymentsOfQuote,
  movePaymentsToOrder,
  updatePayment,
} from "./payment.store.server";
import { openPayment, type PaymentSource } from "./record-payment.server";

/** Writes the pending payment of an attempt at a quote, before its provider is called. Answers its id. */
export function openQuotePayment(
  tx: Db,
  quoteId: string,
  source: PaymentSource,
  amount: Cents,
  now: Date,
): Promise<string> {
  return openPayment(tx, { quoteId }, source, amount, now);
}

/** What was tried for a quote, and paid since it became an order. */
export function paymentsOfQuote(db: Db, quoteId: string): Promise<readonly Payment[]> {
  return listPaymentsOfQuote(db, quoteId);
}

/** Records a refused try, once; false when it was recorded before. */
export async function failQuotePayment(
  tx: Db,
  attemptId: string,
  transactionResponse: Payment["transactionResponse"],
  now: Date,
): Promise<boolean> {
  const open = await findOpenPayment(tx, attemptId);
  if (!open) return false;
  await updatePayment(tx, open.id, { status: "failed", transactionResponse }, now);
  return true;
}

/** Records where an unfinished payment stands: waiting for the customer. */
export async function noteQuotePayment(
  tx: Db,
  attemptId: string,
  status: Payment["status"],
  now: Date,
): Promise<void> {
  const open = await findOpenPayment(tx, attemptId);
  if (open && open.status !== status) await updatePayment(tx, open.id, { status }, now);
}

/** Gives all that was tried and paid for a quote to the order it becomes; in the transaction that makes the order. */
export function adoptQuotePayments(tx: Db, quoteId: string, orderId: string): Promise<void> {
  return movePaymentsToOrder(tx, quoteId, orderId);
}
