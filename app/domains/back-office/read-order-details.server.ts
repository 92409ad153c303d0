import type { Db } from "#db/client.server";
import type { PaymentQuery } from "~/domains/orders/back-office/order-query";
import { readOrderForStaff, readPayments } from "~/domains/orders/back-office/read-orders.server";
import { type DisputeView, readDisputesOfAttempts } from "~/domains/settlement/disputes/read-disputes.server";
import { readRefundsOfAttempts } from "~/domains/settlement/refunds/read-refunds.server";
import { type Cents, centsFromDollars, sum, toDollars, ZERO } from "~/kernel/money/money";
import type { PaymentStatus } from "~/kernel/statuses/statuses";

/**
 * Reads an order with everything that staff see, including disputes of its payments; null when there is
 * none.
 */
export async function readOrderDetails(db: Db, id: string) {
  const order = await readOrderForStaff(db, id);
  if (!order) return null;
  const attemptIds = order.payments.map(getAttemptId);
  const disputes = await readDisputesOfAttempts(db, attemptIds);
  const refunds = await readRefundsOfAttempts(db, attemptIds);
  const payments = order.payments.map((payment) => ({
    ...payment,
    refundable: toDollars(getRefundableAmount(payment, order.payments)),
    refunds: refunds
      .filter(({ attemptId }) => isRefundable(payment) && attemptId === payment.attemptId)
      .map(({ attemptId: _, ...refund }) => refund),
  }));
  return { ...order, payments: addDisputes(payments, disputes), disputes };
}

type RefundablePayment = {
  readonly attemptId: string | null;
  readonly status: PaymentStatus;
  /** In dollars; refunds are negative. */
  readonly amount: number;
};

/** True when a provider received the payment. */
function isRefundable({ attemptId, status, amount }: RefundablePayment): boolean {
  return attemptId !== null && status === "completed" && amount > 0;
}

/** The amount of a payment that its provider can still give back, in cents. */
function getRefundableAmount(payment: RefundablePayment, payments: readonly RefundablePayment[]): Cents {
  if (!isRefundable(payment)) return ZERO;
  const counted = payments.filter(
    ({ attemptId, status }) => attemptId === payment.attemptId && status === "completed",
  );
  return sum(counted.map(({ amount }) => centsFromDollars(amount)));
}

/** Reads one page of payments, each with the state of its dispute. */
export async function readPaymentPage(db: Db, query: PaymentQuery) {
  const { payments, ...page } = await readPayments(db, query);
  const disputes = await readDisputesOfAttempts(db, payments.map(getAttemptId));
  return { ...page, payments: addDisputes(payments, disputes) };
}

type DisputedPayment = { readonly attemptId: string | null; readonly transactionId: string | null };

const getAttemptId = ({ attemptId }: DisputedPayment) => attemptId;

/** Adds the newest dispute of the recorded charge. Refunds and failed attempts have none. */
function addDisputes<P extends DisputedPayment>(
  payments: readonly P[],
  disputes: readonly DisputeView[],
): (Omit<P, keyof DisputedPayment> & { readonly dispute: DisputeView["state"] | null })[] {
  return payments.map(({ attemptId, transactionId, ...payment }) => {
    const latestDispute = disputes.findLast(
      (dispute) =>
        dispute.attemptId === attemptId && transactionId !== null && dispute.chargeId === transactionId,
    );
    return { ...payment, dispute: latestDispute?.state ?? null };
  });
}
