import { type Cents, cents, sum, ZERO } from "~/kernel/money";
import type { PaymentStatus } from "~/kernel/statuses";

/** What counts of a payment: its status, and its amount in cents, which is below zero for a refund. */
export type CountedPayment = { readonly status: PaymentStatus; readonly amount: Cents };
export type PaidOrder = { readonly total: Cents; readonly payments: readonly CountedPayment[] };

/** The completed payments of an order in sums. */
export type OrderMoney = {
  readonly total: Cents;
  /** What arrived, refunds not deducted. */
  readonly received: Cents;
  readonly refunded: Cents;
  /** Whether payments, in their order, had once reached the total. */
  readonly wasPaidInFull: boolean;
};

/** Sums up the completed payments of an order. */
export function summarizePayments({ total, payments }: PaidOrder): OrderMoney {
  const amounts = payments.filter(({ status }) => status === "completed").map(({ amount }) => amount);
  let kept: Cents = ZERO;
  let wasPaidInFull = total <= 0;
  for (const amount of amounts) {
    kept = cents(kept + amount);
    wasPaidInFull ||= kept >= total;
  }
  return {
    total,
    received: sum(amounts.filter((amount) => amount > 0)),
    refunded: cents(-sum(amounts.filter((amount) => amount < 0))),
    wasPaidInFull,
  };
}

/** What the shop still has of the money, in cents. */
export function netReceived({ received, refunded }: Pick<OrderMoney, "received" | "refunded">): Cents {
  return cents(received - refunded);
}

/**
 * What the customer is still asked for, in cents; negative when too much was paid. Refunded money is not asked for again
 * once the order was paid in full, or when all of it was refunded (decision 076).
 */
export function amountDue(money: OrderMoney): Cents {
  const unpaid = cents(money.total - netReceived(money));
  const isClosed = getRefundState(money) === "full" || (money.refunded > 0 && money.wasPaidInFull);
  return isClosed ? cents(Math.min(0, unpaid)) : unpaid;
}

export type RefundState = "none" | "partial" | "full";

/** Whether all of an order's money was refunded, some of it, or nothing. */
export function getRefundState(money: Pick<OrderMoney, "received" | "refunded">): RefundState {
  if (money.refunded <= 0) return "none";
  return netReceived(money) <= 0 ? "full" : "partial";
}
