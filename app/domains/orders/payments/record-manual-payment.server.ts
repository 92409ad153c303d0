import type { Db } from "#db/client.server";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { newId } from "~/kernel/ids";
import { type Cents, formatMoney } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { computeRecordableAmount } from "../order";
import {
  type ManualPayment,
  type ManualPaymentFailure,
  manualMethodLabels,
  manualProvider,
} from "./manual-payment";
import { insertPayment, listPayments } from "./payment.store.server";
import { applyCompletedPayment, type LockedOrder } from "./record-payment.server";

/** Records a manual payment between one cent and the balance. Call it under the order's lock. */
export async function recordManualPayment(
  tx: Db,
  order: LockedOrder,
  { method, amount, reference, author }: ManualPayment,
  now: Date,
): Promise<Result<{ readonly balance: Cents }, ManualPaymentFailure>> {
  if (amount < 1) return err({ code: "below-one-cent" });
  const recordable = computeRecordableAmount({
    total: order.total,
    payments: await listPayments(tx, order.id),
  });
  if (amount > recordable) return err({ code: "above-balance" });
  const id = newId();
  const methodLabel = manualMethodLabels[method];
  const isNew = await insertPayment(tx, {
    ...{
      id,
      orderId: order.id,
      quoteId: null,
      attemptId: null,
      provider: manualProvider,
      method,
      methodLabel,
    },
    transactionId: `${order.id}:${method}:${reference}`,
    amount,
    status: "completed",
    additionalData: { reference, recordedBy: author },
    transactionResponse: {},
    now,
  });
  if (!isNew) return err({ code: "recorded-before" });
  const label = `${methodLabel} ${reference} (recorded by ${author})`;
  await appendAuditEntry(tx, {
    ...{ author, subject: "order", subjectId: order.id, kind: "event", createdAt: now },
    text: `Recorded ${formatMoney(amount)} by ${methodLabel}, ${reference}`,
  });
  return ok(await applyCompletedPayment(tx, order, { paymentId: id, amount, methodLabel: label }, now));
}
