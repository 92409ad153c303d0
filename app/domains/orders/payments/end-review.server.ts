import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { type Cents, cents, formatMoney } from "~/kernel/money/money";
import { historyComments } from "../order.messages";
import { setOrderStatus } from "../order.store.server";
import { advanceStatus, appendNote } from "../order-progress.server";
import { hasCompletedPayment, insertPayment } from "./payment.store.server";
import { enqueueOrderConfirmation } from "./payment-emails.server";
import type { LockedOrder, PaymentSource } from "./record-payment.server";

/**
 * Accepts an order for staff although this amount is due; it is ordered and confirmed. Call it under the
 * order's lock.
 */
export async function acceptAsPaid(tx: Db, order: LockedOrder, due: Cents, now: Date): Promise<void> {
  await advanceStatus(tx, order, "ordered", historyComments.accepted(formatMoney(due)), now);
  await enqueueOrderConfirmation(tx, order.id, now);
}

/**
 * Records a refund once, as a negative payment. Refunds of unrecorded payments are ignored. Call it under the
 * order's lock.
 */
export async function recordRefund(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  refund: { readonly id: string; readonly amount: Cents },
  now: Date,
): Promise<void> {
  if (!(await hasCompletedPayment(tx, order.id, source.attemptId))) return;
  const isNew = await insertPayment(tx, {
    id: newId(),
    orderId: order.id,
    quoteId: null,
    ...source,
    methodLabel: `Refund (${source.methodLabel})`,
    transactionId: refund.id,
    amount: cents(-refund.amount),
    status: "completed",
    additionalData: {},
    transactionResponse: {},
    now,
  });
  if (isNew)
    await appendNote(tx, order.id, order.status, historyComments.refunded(formatMoney(refund.amount)), now);
}

/** Cancels an order for staff. Call it under the order's lock. */
export async function cancelOrder(tx: Db, order: LockedOrder, now: Date): Promise<void> {
  await setOrderStatus(tx, order.id, "canceled", now);
  await appendNote(tx, order.id, "canceled", historyComments.canceled, now);
}
