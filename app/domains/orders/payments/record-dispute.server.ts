import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { type Cents, cents, formatMoney } from "~/kernel/money/money";
import { formatDate } from "~/kernel/time/dates";
import { historyComments } from "../order.messages";
import { appendNote } from "../order-progress.server";
import { hasCompletedPayment, insertPayment } from "./payment.store.server";
import type { LockedOrder, PaymentSource } from "./record-payment.server";

/** A dispute event in an order's history. */
export type DisputeEvent = {
  readonly kind: "opened" | "changed" | "withdrawn" | "returned" | "won" | "lost";
  readonly amount: Cents;
  readonly reason: string;
  readonly providerStatus: string;
  readonly respondBy: Date | null;
};

/** Adds a dispute event to the history; paid amounts stay. Call it under the order's lock. */
export async function recordDisputeEvent(
  tx: Db,
  order: LockedOrder,
  event: DisputeEvent,
  now: Date,
): Promise<void> {
  await appendNote(tx, order.id, order.status, formatDisputeEvent(event), now);
}

/** Formats a dispute event: 'The customer disputes $24.30 (fraudulent); an answer is due by …'. */
export function formatDisputeEvent({ kind, ...event }: DisputeEvent): string {
  const amount = formatMoney(event.amount);
  const respondBy = event.respondBy && formatDate(event.respondBy);
  switch (kind) {
    case "opened":
      return historyComments.disputeOpened(amount, codeToText(event.reason), respondBy);
    case "changed":
      return historyComments.disputeChanged(amount, codeToText(event.providerStatus), respondBy);
    case "withdrawn":
      return historyComments.disputeWithdrawn(amount);
    case "returned":
      return historyComments.disputeReturned(amount);
    case "won":
      return historyComments.disputeWon(amount);
    case "lost":
      return historyComments.disputeLost(amount);
  }
}

/** Formats a provider's code: `PRODUCT_NOT_RECEIVED` becomes 'product not received'. */
function codeToText(code: string): string {
  return code.replaceAll("_", " ").toLowerCase();
}

type LossChange = { readonly transactionId: string; readonly change: Cents; readonly author: string };

/**
 * Records a dispute loss as a negative payment, or takes it back, once per decision. False when no payment of
 * the attempt is recorded. Call it under the order's lock.
 */
export async function recordLossChange(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  { transactionId, change, author }: LossChange,
  now: Date,
): Promise<boolean> {
  if (!(await hasCompletedPayment(tx, order.id, source.attemptId))) return false;
  const isNew = await insertPayment(tx, {
    id: newId(),
    orderId: order.id,
    quoteId: null,
    ...source,
    methodLabel: `Dispute (${source.methodLabel})`,
    transactionId,
    amount: cents(-change),
    status: "completed",
    additionalData: { recordedBy: author },
    transactionResponse: {},
    now,
  });
  if (!isNew) return false;
  const amount = formatMoney(cents(Math.abs(change)));
  const comment =
    change > 0 ? historyComments.lossRecorded(amount, author) : historyComments.lossTakenBack(amount, author);
  await appendNote(tx, order.id, order.status, comment, now);
  return true;
}

/** Notes an event in the history that the shop does not record otherwise. Call it under the order's lock. */
export async function noteUnrecordedEvent(
  tx: Db,
  order: LockedOrder,
  eventType: string,
  now: Date,
): Promise<void> {
  await appendNote(tx, order.id, order.status, historyComments.reported(eventType), now);
}
