import { type Cents, cents, formatMoney, sum } from "~/kernel/money/money";
import { isCanceled } from "~/kernel/statuses/status-badges";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import { computeBalanceDue, isDeclined, isUnderReview, type Order, type Payment } from "../order";
import { toBalancePath } from "../payments/balance-path";
import { computeNetReceived, summarizePayments } from "../payments/order-money";
import { toPaymentText } from "../payments/payment-text";
import type { SplitPaymentInfo } from "./order-email";

/** Statuses of an unpaid order without agreed installments (PAY-037). */
const awaitingMoney: readonly OrderStatus[] = ["pending", "pending_payment", "partially_paid"];

/** Returns true when the customer still has to pay; false after staff accepted less or canceled the order. */
export function isBalanceOpen(order: Order): boolean {
  const isAwaitingMoney = order.splitPaymentEnabled || awaitingMoney.includes(order.status);
  return computeBalanceDue(order) > 0 && isAwaitingMoney && !isCanceled(order.status);
}

/** Returns the paid, remaining and refunded amounts for emails (MAIL-006, SPLT-018). */
export function toSplitPaymentInfo(
  order: Order,
  payment: Payment | null,
  publicUrl: string,
): SplitPaymentInfo | null {
  const money = summarizePayments(order);
  const isOpen = isBalanceOpen(order);
  const hasAmountsToShow =
    payment !== null || money.refunded > 0 || (isOpen && hasPaymentsOrInstallments(order, money.received));
  if (!hasAmountsToShow) return null;
  const remainingBalance = isOpen ? computeBalanceDue(order) : cents(0);
  return {
    enabled: order.splitPaymentEnabled,
    totalAmount: formatMoney(order.total),
    paidAmount: formatMoney(computeNetReceived(money)),
    remainingAmount: formatMoney(remainingBalance),
    paymentMethod: toPaymentText(order).method,
    completePaymentLink:
      isOpen && order.splitPaymentEnabled ? new URL(toBalancePath(order), publicUrl).href : null,
    rows: listAmounts(order, payment),
  };
}

function hasPaymentsOrInstallments({ splitPaymentEnabled }: Order, received: Cents): boolean {
  return splitPaymentEnabled || received > 0;
}

function listAmounts(order: Order, payment: Payment | null): SplitPaymentInfo["rows"] {
  const money = summarizePayments(order);
  const reviewed = sum(order.payments.filter(isUnderReview).map(({ amount }) => amount));
  const createRow = (label: string, amount: Cents) => ({ label, amount: formatMoney(amount) });
  const remainingBalance = cents(Math.max(0, computeBalanceDue(order) - reviewed));
  return [
    ...(payment ? [createRow(getPaymentLabel(payment), cents(Math.abs(payment.amount)))] : []),
    { label: "Paid so far", amount: `${formatMoney(money.received)} of ${formatMoney(order.total)}` },
    ...(money.refunded > 0 ? [createRow("Refunded", money.refunded)] : []),
    ...(reviewed > 0 ? [createRow("Under review", reviewed)] : []),
    ...(isBalanceOpen(order) ? [createRow("Left to pay", remainingBalance)] : []),
    ...(computeBalanceDue(order) <= 0 && money.refunded === 0
      ? [{ label: "Left to pay", amount: "Nothing" }]
      : []),
  ];
}

function getPaymentLabel(payment: Payment): string {
  if (payment.amount < 0) return "Refunded now";
  return isDeclined(payment) ? "Declined" : "Paid now";
}
