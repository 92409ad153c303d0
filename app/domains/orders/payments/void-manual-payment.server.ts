import type { Db } from "#db/client.server";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { formatMoney } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { type LockedOrderWithHold, revertUnpaidStatus } from "../change-status.server";
import { voidedFlag } from "../order";
import { historyComments } from "../order.messages";
import { appendNote } from "../order-progress.server";
import { manualProvider } from "./manual-payment";
import { listPayments, updatePayment } from "./payment.store.server";

export type VoidFailure = { readonly code: "no-such-payment" | "not-voidable" };

type VoidRequest = { readonly paymentId: string; readonly author: string };

/**
 * Voids a manual payment that was recorded by mistake: it no longer counts, and its reference can be recorded again.
 * An order that it had paid awaits payment. Call it under the order's lock.
 */
export async function voidManualPayment(
  tx: Db,
  order: LockedOrderWithHold,
  { paymentId, author }: VoidRequest,
  now: Date,
): Promise<Result<null, VoidFailure>> {
  const payment = (await listPayments(tx, order.id)).find(({ id }) => id === paymentId);
  if (!payment) return err({ code: "no-such-payment" });
  const { provider, status, transactionId, additionalData, methodLabel } = payment;
  if (provider !== manualProvider || status !== "completed") return err({ code: "not-voidable" });
  const changes = {
    status: "failed",
    transactionId: transactionId === null ? null : `${transactionId}:void:${paymentId}`,
    additionalData: { ...additionalData, voidedBy: author },
    transactionResponse: voidedFlag,
  } as const;
  await updatePayment(tx, paymentId, changes, now);
  const nextStatus = await revertUnpaidStatus(tx, order, now);
  const amount = formatMoney(payment.amount);
  const label = [methodLabel, additionalData.reference].filter(Boolean).join(" ");
  await appendNote(tx, order.id, nextStatus, historyComments.paymentVoided(amount, label, author), now);
  await appendAuditEntry(tx, {
    ...{ author, subject: "order", subjectId: order.id, kind: "event", createdAt: now },
    text: `Voided ${amount} by ${label}`,
  });
  return ok(null);
}
