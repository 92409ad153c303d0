import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { type Cents, formatMoney } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { balanceDue } from "./order";
import { insertPayment, listPayments } from "./payment.store.server";
import { countPayment, type LockedOrder } from "./record-payment.server";

/** How money reaches the shop without a provider. */
export const manualMethods = { check: "Check", wire: "Wire transfer", cash: "Cash" } as const;
export type ManualMethod = keyof typeof manualMethods;

export type ManualPayment = {
  readonly method: ManualMethod;
  readonly amount: Cents;
  /** The check's number, the wire's reference: the same one is written once. */
  readonly reference: string;
  /** Who of the staff saw the money. */
  readonly author: string;
};

export type ManualPaymentFailure = { readonly code: "above-balance" | "recorded-before" };

/** What the audit log says of it. */
export function manualPaymentText({ method, amount, reference }: ManualPayment): string {
  return `Recorded ${formatMoney(amount)} by ${manualMethods[method]}, ${reference}`;
}

/** Records money that a person saw arrive; call it under the order's lock. */
export async function recordManualPayment(
  tx: Db,
  order: LockedOrder,
  { method, amount, reference, author }: ManualPayment,
  now: Date,
): Promise<Result<{ readonly balance: Cents }, ManualPaymentFailure>> {
  const due = balanceDue({ total: order.total, payments: await listPayments(tx, order.id) });
  if (amount > due) return err({ code: "above-balance" });
  const id = newId();
  const methodLabel = manualMethods[method];
  const isNew = await insertPayment(tx, {
    ...{ id, orderId: order.id, quoteId: null, attemptId: null, provider: "manual", method, methodLabel },
    transactionId: `${order.id}:${method}:${reference}`,
    amount,
    status: "completed",
    additionalData: { reference, recordedBy: author },
    transactionResponse: {},
    now,
  });
  if (!isNew) return err({ code: "recorded-before" });
  const label = `${methodLabel} ${reference} (recorded by ${author})`;
  return ok(await countPayment(tx, order, { paymentId: id, amount, methodLabel: label }, now));
}
