import { type Cents, cents, sum, ZERO } from "~/kernel/money/money";
import type { PaymentStatus } from "~/kernel/statuses/statuses";

/** A payment's status and amount in cents; refunds are negative. */
export type CountedPayment = { readonly status: PaymentStatus; readonly amount: Cents };
export type PaidOrder = { readonly total: Cents; readonly payments: readonly CountedPayment[] };

/** Sums of an order's completed payments. */
export type OrderMoney = {
  readonly total: Cents;
  /** Received amount before refunds. */
  readonly received: Cents;
  readonly refunded: Cents;
  /** True when the payments once reached the total. */
  readonly wasPaidInFull: boolean;
};

/** Sums up the completed payments of an order. */
export function summarizePayments({ total, payments }: PaidOrder): OrderMoney {
  const amounts = payments.filter(({ status }) => status === "completed").map(({ amount }) => amount);
  let keptAmount: Cents = ZERO;
  let wasPaidInFull = total <= 0;
  for (const amount of amounts) {
    keptAmount = cents(keptAmount + amount);
    wasPaidInFull ||= keptAmount >= total;
  }
  return {
    total,
    received: sum(amounts.filter((amount) => amount > 0)),
    refunded: cents(-sum(amounts.filter((amount) => amount < 0))),
    wasPaidInFull,
  };
}

/** Computes the received minus the refunded amount, in cents. */
export function computeNetReceived({ received, refunded }: Pick<OrderMoney, "received" | "refunded">): Cents {
  return cents(received - refunded);
}

/**
 * Computes the amount that the customer still owes, in cents; negative after an overpayment. Refunds are not owed
 * again once the order was paid in full or fully refunded (decision 076).
 */
export function computeAmountDue(money: OrderMoney): Cents {
  const unpaid = cents(money.total - computeNetReceived(money));
  const isClosed = getRefundState(money) === "full" || (money.refunded > 0 && money.wasPaidInFull);
  return isClosed ? cents(Math.min(0, unpaid)) : unpaid;
}

export type RefundState = "none" | "partial" | "full";

/** Returns whether all, some or none of an order's money was refunded. */
export function getRefundState(money: Pick<OrderMoney, "received" | "refunded">): RefundState {
  if (money.refunded <= 0) return "none";
  return computeNetReceived(money) <= 0 ? "full" : "partial";
}
