import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { type Cents, cents, formatMoney } from "~/kernel/money/money";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import { computeBalanceDue, declinedFlag, getLaterStatus, isUnderReview, type Payment } from "../order";
import { historyComments } from "../order.messages";
import { setOrderStatus } from "../order.store.server";
import { advanceStatus, appendNote } from "../order-progress.server";
import {
  findPaymentByTransaction,
  findUndecidedPayment,
  insertPayment,
  listPayments,
  type PaymentFields,
  updatePayment,
} from "./payment.store.server";
import {
  enqueueDeclineEmail,
  enqueueOrderConfirmation,
  enqueuePaymentConfirmation,
} from "./payment-emails.server";

/** An order that is locked by the transaction. */
export type LockedOrder = {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly total: Cents;
  readonly splitPaymentEnabled: boolean;
};

/** The provider, method and attempt of a payment. */
export type PaymentSource = {
  readonly attemptId: string;
  readonly provider: string;
  readonly method: string;
  readonly methodLabel: string;
};

/** Inserts the pending payment of an attempt before its provider is called; returns its id. */
export async function openPayment(
  tx: Db,
  owner: Pick<LockedOrder, "id"> | { readonly quoteId: string },
  source: PaymentSource,
  amount: Cents,
  now: Date,
): Promise<string> {
  const open = await findUndecidedPayment(tx, source.attemptId);
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
  const ownerIds = "quoteId" in owner ? { orderId: null, ...owner } : { orderId: owner.id, quoteId: null };
  await insertPayment(tx, { id, ...ownerIds, ...source, ...fields, now });
  return id;
}

/**
 * Records received money: one completed payment per charge, whatever its amount. The order is ordered and
 * confirmed once nothing is due; before that customer and staff learn what was paid. Returns the balance.
 * Call it under the order's lock.
 */
export async function recordPaidPayment(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  payment: Omit<PaymentFields, "status"> & { readonly transactionId: string },
  now: Date,
): Promise<{ readonly balance: Cents }> {
  const open = await findUndecidedPayment(tx, source.attemptId);
  const paymentId = await savePaymentOnce(tx, order.id, source, { ...payment, status: "completed" }, now);
  if (paymentId === null) return { balance: await getBalance(tx, order) };
  const { amount } = payment;
  const wasUnderReview = open !== null && isUnderReview(open);
  return applyCompletedPayment(
    tx,
    order,
    { paymentId, amount, methodLabel: source.methodLabel, wasUnderReview },
    now,
  );
}

/** A completed payment; `wasUnderReview`: the order was already confirmed while the provider decided. */
type CountedPayment = {
  readonly paymentId: string;
  readonly amount: Cents;
  readonly methodLabel: string;
  readonly wasUnderReview?: boolean;
};

/** Applies a completed payment: status, history and emails. Returns the balance. */
export async function applyCompletedPayment(
  tx: Db,
  order: LockedOrder,
  { paymentId, amount, methodLabel, wasUnderReview = false }: CountedPayment,
  now: Date,
): Promise<{ readonly balance: Cents }> {
  const balance = await getBalance(tx, order);
  const comment = historyComments.paid(formatMoney(amount), methodLabel);
  if (order.splitPaymentEnabled) {
    // With agreed installments the first one makes it an order (PAY-037).
    await advanceStatus(tx, order, "ordered", comment, now);
    await enqueueInstallmentEmails(tx, order, { paymentId, wasUnderReview }, now);
  } else if (balance > 0) {
    await advanceStatus(tx, order, "pending_payment", comment, now);
    await enqueueShortPaymentEmails(tx, order, { paymentId, balance }, now);
  } else {
    await advanceStatus(tx, order, "ordered", comment, now);
    await (wasUnderReview
      ? enqueuePaymentConfirmation(tx, order.id, paymentId, now)
      : enqueueOrderConfirmation(tx, order.id, now));
  }
  await recordOverpayment(tx, order, balance, now);
  return { balance };
}

async function getBalance(tx: Db, order: LockedOrder): Promise<Cents> {
  return computeBalanceDue({ total: order.total, payments: await listPayments(tx, order.id) });
}

async function recordOverpayment(tx: Db, order: LockedOrder, balance: Cents, now: Date): Promise<void> {
  if (balance >= 0) return;
  await appendNote(tx, order.id, "ordered", historyComments.overpaid(formatMoney(cents(-balance))), now);
}

/**
 * Enqueues the emails about an installment. The first payment confirms the order; later ones are confirmed one by
 * one.
 */
async function enqueueInstallmentEmails(
  tx: Db,
  order: LockedOrder,
  { paymentId, wasUnderReview }: { readonly paymentId: string; readonly wasUnderReview: boolean },
  now: Date,
): Promise<void> {
  const completed = (await listPayments(tx, order.id)).filter(({ status }) => status === "completed");
  await (completed.length === 1 && !wasUnderReview
    ? enqueueOrderConfirmation(tx, order.id, now)
    : enqueuePaymentConfirmation(tx, order.id, paymentId, now));
}

/** Emails both sides about a partial payment that was not agreed on, and adds it to the history. */
async function enqueueShortPaymentEmails(
  tx: Db,
  order: LockedOrder,
  { paymentId, balance }: { readonly paymentId: string; readonly balance: Cents },
  now: Date,
): Promise<void> {
  await enqueuePaymentConfirmation(tx, order.id, paymentId, now);
  const paid = formatMoney(cents(order.total - balance));
  const comment = historyComments.short(paid, formatMoney(order.total), formatMoney(balance));
  await appendNote(tx, order.id, getLaterStatus(order.status, "pending_payment"), comment, now);
}

/** Marks the attempt's open payment as failed, because its provider will no longer accept it. */
export async function abandonPayment(tx: Db, attemptId: string, now: Date): Promise<void> {
  const open = await findUndecidedPayment(tx, attemptId);
  if (!open) return;
  const transactionResponse = { reason: "let go before any money was taken" };
  await updatePayment(tx, open.id, { status: "failed", transactionResponse }, now);
}

/** Records a payment that the provider accepted and decides later; the order waits and is confirmed. */
export async function recordHeldPayment(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  payment: PaymentFields,
  now: Date,
): Promise<void> {
  const open = await findUndecidedPayment(tx, source.attemptId);
  if (open) await updatePayment(tx, open.id, payment, now);
  const comment = historyComments.held(formatMoney(payment.amount), source.methodLabel);
  await advanceStatus(tx, order, "pending_payment", comment, now);
  await enqueueOrderConfirmation(tx, order.id, now);
}

/**
 * Records a decline once (PAY-040); the order can be paid again. The customer gets an email only if the
 * payment was under review.
 */
export async function recordDeclinedPayment(
  tx: Db,
  order: LockedOrder,
  source: PaymentSource,
  refusal: {
    readonly status: Payment["status"];
    readonly message: string | null;
    readonly failedTransactionId: string | null;
    readonly transactionResponse: Payment["transactionResponse"];
  },
  now: Date,
): Promise<void> {
  const open = await findUndecidedPayment(tx, source.attemptId);
  if (!open) return;
  const { status, message, failedTransactionId } = refusal;
  const transactionResponse = { ...refusal.transactionResponse, ...declinedFlag };
  await updatePayment(tx, open.id, { status, transactionResponse }, now);
  // The comment depends on whether there is a transaction id (PAY-042).
  const comment = failedTransactionId
    ? historyComments.transactionFailed(failedTransactionId, message)
    : historyComments.paymentFailed(order.number, message);
  await advanceStatus(tx, order, "pending_payment", comment, now);
  if (isUnderReview(open)) await enqueueDeclineEmail(tx, order.id, open.id, now);
}

/** Updates an unfinished payment and the order's status, without a history entry or an email. */
export async function recordOpenPayment(
  tx: Db,
  order: LockedOrder,
  attemptId: string,
  status: Payment["status"],
  now: Date,
): Promise<void> {
  const open = await findUndecidedPayment(tx, attemptId);
  if (open && open.status !== status) await updatePayment(tx, open.id, { status }, now);
  const next = getLaterStatus(order.status, "pending_payment");
  if (next !== order.status) await setOrderStatus(tx, order.id, next, now);
}

/** Records that staff must review a payment. */
export async function recordPaymentInReview(
  tx: Db,
  order: LockedOrder,
  reason: string,
  now: Date,
): Promise<void> {
  await appendNote(tx, order.id, order.status, historyComments.needsReview(reason), now);
}

/** Saves the payment once; returns its id, or null when the charge is recorded already. */
async function savePaymentOnce(
  tx: Db,
  orderId: string,
  source: PaymentSource,
  payment: PaymentFields & { readonly transactionId: string },
  now: Date,
): Promise<string | null> {
  const recordedPayment = await findPaymentByTransaction(tx, source.provider, payment.transactionId);
  const open = await findUndecidedPayment(tx, source.attemptId);
  // A charge that was under review has an open payment already.
  if (recordedPayment && recordedPayment.id !== open?.id) return null;
  if (!open) {
    const id = newId();
    return (await insertPayment(tx, { id, orderId, quoteId: null, ...source, ...payment, now })) ? id : null;
  }
  await updatePayment(tx, open.id, payment, now);
  return open.id;
}
