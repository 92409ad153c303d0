import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { newId } from "~/kernel/ids";
import { type Cents, cents, formatMoney, sum } from "~/kernel/money/money";
import { historyComments } from "../order.messages";
import { appendNote } from "../order-progress.server";
import { hasCompletedPayment, insertPayment, listPayments } from "./payment.store.server";
import type { LockedOrder, PaymentSource } from "./record-payment.server";

/**
 * Records a refund once, as a negative payment, and enqueues the customer's email. Refunds of unrecorded payments are
 * ignored. Call it under the order's lock.
 */
export async function recordRefund(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  refund: { readonly id: string; readonly amount: Cents },
  now: Date,
): Promise<void> {
  if (!(await hasCompletedPayment(tx, order.id, source.attemptId))) return;
  const id = newId();
  const isNew = await insertPayment(tx, {
    id,
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
  if (!isNew) return;
  await appendNote(tx, order.id, order.status, historyComments.refunded(formatMoney(refund.amount)), now);
  await enqueueEmails(tx, [{ kind: "order-refunded", entityId: order.id, paymentId: id }], now);
}

/** Returns the received amount of an attempt in cents, less refunds and losses. */
export async function getNetReceived(tx: Db, orderId: string, attemptId: string): Promise<Cents> {
  const payments = await listPayments(tx, orderId);
  const isCounted = (payment: (typeof payments)[number]) =>
    payment.attemptId === attemptId && payment.status === "completed";
  return sum(payments.filter(isCounted).map(({ amount }) => amount));
}

type RefundEvent = {
  readonly amount: Cents;
  readonly methodLabel: string;
  readonly author: string;
  readonly failureMessage: string | null;
};

/** Writes a refund that staff asked for, or its failure, to history and audit log. Call it under the order's lock. */
export async function recordRefundEvent(
  tx: Db,
  order: LockedOrder,
  { amount, methodLabel, author, failureMessage }: RefundEvent,
  now: Date,
): Promise<void> {
  const money = formatMoney(amount);
  const comment =
    failureMessage === null
      ? historyComments.refundAsked(money, methodLabel, author)
      : historyComments.refundFailed(money, failureMessage);
  await appendNote(tx, order.id, order.status, comment, now);
  await appendAuditEntry(tx, {
    ...{ author, subject: "order", subjectId: order.id, kind: "event", createdAt: now },
    text:
      failureMessage === null
        ? `Asked to refund ${money} by ${methodLabel}`
        : `The refund of ${money} failed: ${failureMessage}`,
  });
}
