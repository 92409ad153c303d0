import type { Db } from "#db/client.server";
import { enqueueMails } from "~/domains/email/enqueue-mails.server";
import { balanceDue, laterStatus, type OrderStatus, type Payment } from "~/domains/orders/order";
import { historyComments } from "~/domains/orders/order.messages";
import { appendHistory, setOrderStatus } from "~/domains/orders/order.store.server";
import {
  findOpenPayment,
  findPaymentByTransaction,
  insertPayment,
  listPayments,
  type PaymentFields,
  updatePayment,
} from "~/domains/orders/payment.store.server";
import { newId } from "~/kernel/ids";
import { type Cents, cents, formatMoney, ZERO } from "~/kernel/money";

/** The order under its lock. */
export type LockedOrder = {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly total: Cents;
};

/** Who collects, and for which attempt. */
export type PaymentSource = {
  readonly attemptId: string;
  readonly provider: string;
  readonly method: string;
  readonly methodLabel: string;
};

/** Writes the pending payment of an attempt, before its provider is called. Answers its id. */
export async function openPayment(
  tx: Db,
  orderId: string,
  source: PaymentSource,
  amount: Cents,
  now: Date,
): Promise<string> {
  const open = await findOpenPayment(tx, source.attemptId);
  if (open) {
    const { method, methodLabel } = source;
    await updatePayment(tx, open.id, { amount, status: "pending", method, methodLabel }, now);
    return open.id;
  }
  const id = newId();
  const fields = {
    transactionId: null,
    amount,
    status: "pending",
    additionalData: {},
    transactionResponse: {},
  } as const;
  await insertPayment(tx, { id, orderId, ...source, ...fields, now });
  return id;
}

/** The payment row of an attempt that is still open. */
export async function openPaymentId(tx: Db, attemptId: string): Promise<string> {
  const open = await findOpenPayment(tx, attemptId);
  if (!open) throw new Error(`open attempt ${attemptId} has no pending payment`);
  return open.id;
}

/**
 * Records money that arrived (S2 §4.7): one completed payment per charge, the order ordered, a history entry, and
 * the mails of the order. Answers by how much the order is now overpaid; call it under the order's lock.
 */
export async function recordPaid(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  payment: Omit<PaymentFields, "status"> & { readonly transactionId: string },
  now: Date,
): Promise<{ readonly overpaidBy: Cents }> {
  const isNew = await writeOnce(tx, order.id, source, { ...payment, status: "completed" }, now);
  if (isNew) {
    const comment = historyComments.paid(formatMoney(payment.amount), source.methodLabel);
    await advance(tx, order, "ordered", comment, now);
    await confirmByMail(tx, order.id, now);
  }
  const balance = balanceDue({ total: order.total, payments: await listPayments(tx, order.id) });
  const overpaidBy = balance < 0 ? cents(-balance) : ZERO;
  if (isNew && overpaidBy > 0) {
    await note(tx, order.id, "ordered", historyComments.overpaid(formatMoney(overpaidBy)), now);
  }
  return { overpaidBy };
}

/** Records that the provider accepted and decides later: the order waits, the shopper is confirmed (ruling C39). */
export async function recordHeld(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  payment: PaymentFields,
  now: Date,
): Promise<void> {
  const open = await findOpenPayment(tx, source.attemptId);
  if (open) await updatePayment(tx, open.id, payment, now);
  const comment = historyComments.held(formatMoney(payment.amount), source.methodLabel);
  await advance(tx, order, "pending_payment", comment, now);
  await confirmByMail(tx, order.id, now);
}

/** Records a definite refusal, once (PAY-040): the payment failed, the order can be paid again, nobody is mailed. */
export async function recordDeclined(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  refusal: {
    readonly message: string | null;
    readonly failedTransactionId: string | null;
    readonly transactionResponse: Payment["transactionResponse"];
  },
  now: Date,
): Promise<void> {
  const open = await findOpenPayment(tx, source.attemptId);
  if (!open) return;
  const { message, failedTransactionId, transactionResponse } = refusal;
  await updatePayment(tx, open.id, { status: "failed", transactionResponse }, now);
  // Ruling C30: with a transaction id the second comment, otherwise the first.
  const comment = failedTransactionId
    ? historyComments.transactionFailed(failedTransactionId, message)
    : historyComments.paymentFailed(order.number, message);
  await advance(tx, order, "pending_payment", comment, now);
}

/** Records where an unfinished payment stands: waiting for the shopper. No history, no mail. */
export async function recordOpen(
  tx: Db,
  order: LockedOrder,
  attemptId: string,
  status: Payment["status"],
  now: Date,
): Promise<void> {
  const open = await findOpenPayment(tx, attemptId);
  if (open && open.status !== status) await updatePayment(tx, open.id, { status }, now);
  const next = laterStatus(order.status, "pending_payment");
  if (next !== order.status) await setOrderStatus(tx, order.id, next, now);
}

/** Records that a payment must be looked at by a person: never fulfilled, never dropped. */
export async function recordNeedsReview(
  tx: Db,
  order: LockedOrder,
  reason: string,
  now: Date,
): Promise<void> {
  await note(tx, order.id, order.status, historyComments.needsReview(reason), now);
}

async function writeOnce(
  tx: Db,
  orderId: string,
  source: PaymentSource,
  payment: PaymentFields & { readonly transactionId: string },
  now: Date,
): Promise<boolean> {
  if (await findPaymentByTransaction(tx, source.provider, payment.transactionId)) return false;
  const open = await findOpenPayment(tx, source.attemptId);
  if (!open) return insertPayment(tx, { id: newId(), orderId, ...source, ...payment, now });
  await updatePayment(tx, open.id, payment, now);
  return true;
}

async function advance(
  tx: Db,
  order: LockedOrder,
  to: OrderStatus,
  comment: string,
  now: Date,
): Promise<void> {
  const status = laterStatus(order.status, to);
  if (status !== order.status) await setOrderStatus(tx, order.id, status, now);
  await note(tx, order.id, to, comment, now);
}

async function note(tx: Db, orderId: string, status: string, comment: string, now: Date): Promise<void> {
  await appendHistory(tx, { orderId, status, comment, isCustomerNotified: false, createdAt: now });
}

function confirmByMail(tx: Db, orderId: string, now: Date): Promise<void> {
  return enqueueMails(
    tx,
    [
      { kind: "order-confirmation", entityId: orderId },
      { kind: "order-confirmation-admin", entityId: orderId },
    ],
    now,
  );
}
