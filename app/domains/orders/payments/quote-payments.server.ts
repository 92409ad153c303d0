import type { Db } from "#db/client.server";
import type { Payment } from "../order";
import { findUndecidedPayment, updatePayment } from "./payment.store.server";

/** Records a declined payment once; false when it was recorded before. */
export async function failQuotePayment(
  tx: Db,
  attemptId: string,
  transactionResponse: Payment["transactionResponse"],
  now: Date,
): Promise<boolean> {
  const open = await findUndecidedPayment(tx, attemptId);
  if (!open) return false;
  await updatePayment(tx, open.id, { status: "failed", transactionResponse }, now);
  return true;
}

/** Updates the status of an undecided payment. */
export async function updateOpenQuotePayment(
  tx: Db,
  attemptId: string,
  status: Payment["status"],
  now: Date,
): Promise<void> {
  const open = await findUndecidedPayment(tx, attemptId);
  if (open && open.status !== status) await updatePayment(tx, open.id, { status }, now);
}

export { listPaymentsOfQuote, movePaymentsToOrder } from "./payment.store.server";
