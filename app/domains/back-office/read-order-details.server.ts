import type { Db } from "#db/client.server";
import type { PaymentQuery } from "~/domains/orders/back-office/order-query";
import { readOrderForStaff, readPayments } from "~/domains/orders/back-office/read-orders.server";
import { type DisputeView, readDisputesOfAttempts } from "~/domains/settlement/disputes/read-disputes.server";

/**
 * Reads an order with everything that staff see, including disputes of its payments; null when there is
 * none.
 */
export async function readOrderDetails(db: Db, id: string) {
  const order = await readOrderForStaff(db, id);
  if (!order) return null;
  const disputes = await readDisputesOfAttempts(db, order.payments.map(getAttemptId));
  return { ...order, payments: withDisputes(order.payments, disputes), disputes };
}

/** Reads one page of payments, each with the state of its dispute. */
export async function readPaymentPage(db: Db, query: PaymentQuery) {
  const { payments, ...page } = await readPayments(db, query);
  const disputes = await readDisputesOfAttempts(db, payments.map(getAttemptId));
  return { ...page, payments: withDisputes(payments, disputes) };
}

type DisputedPayment = { readonly attemptId: string | null; readonly transactionId: string | null };

const getAttemptId = ({ attemptId }: DisputedPayment) => attemptId;

/** Adds the newest dispute of the recorded charge. Refunds and failed attempts have none. */
function withDisputes<P extends DisputedPayment>(
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
