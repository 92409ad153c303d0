import { type Cents, centsFromDollars, formatMoney } from "~/kernel/money/money";
import { getCustomerPaymentBadge } from "~/kernel/statuses/customer-labels";
import type { StatusBadge } from "~/kernel/statuses/status-badges";
import {
  computeBalanceDue,
  getMainPayment,
  isDeclined,
  isUnderReview,
  isVoided,
  type Payment,
} from "../order";
import type { OrderJson } from "../order.schema";
import { getRefundState, summarizePayments } from "./order-money";

type DisplayPayment = Pick<
  Payment,
  "amount" | "status" | "methodLabel" | "additionalData" | "transactionResponse"
>;
/** The payment details of an order for display; amounts in cents. */
export type DisplayOrder = { readonly total: Cents; readonly payments: readonly DisplayPayment[] };

/** Payment method and state as text. */
export type PaymentText = { readonly method: string; readonly status: string };

/** Returns the text of an order's payment, the same on receipts and in emails (PAY-003). */
export function toPaymentText(order: DisplayOrder): PaymentText {
  if (order.total <= 0) return { method: "", status: "No payment needed" };
  const payment = getMainPayment(order.payments);
  if (!payment) return { method: "", status: "Not paid" };
  return {
    method: [payment.methodLabel, formatCard(payment.additionalData)].filter(Boolean).join(", "),
    status: [getStatusText(order, payment), getRefundText(order)].filter(Boolean).join(", "),
  };
}

/** Formats method and status in one line: 'Credit card, Visa XXXX4242, paid'. */
export function formatPayment(order: DisplayOrder): string {
  const { method, status } = toPaymentText(order);
  return method ? `${method}, ${status.charAt(0).toLowerCase()}${status.slice(1)}` : status;
}

/** Returns the refunded amount as text; empty without a refund. */
export function getRefundText(order: DisplayOrder): string {
  const money = summarizePayments(order);
  return money.refunded > 0 ? `${formatMoney(money.refunded)} refunded` : "";
}

type BadgedPayment = Pick<Payment, "status" | "transactionResponse"> & { readonly amount: number };

export function getPaymentBadge(payment: BadgedPayment): StatusBadge {
  if (payment.amount < 0) return { label: "Refunded", class: "info" };
  if (isVoided(payment)) return { label: "Voided", class: "secondary" };
  if (isDeclined(payment)) return getCustomerPaymentBadge("failed");
  return isUnderReview(payment)
    ? { label: "Under review", class: "warning" }
    : getCustomerPaymentBadge(payment.status);
}

/** Converts an API order to amounts in cents. */
export function toDisplayOrder({ total, payments }: Pick<OrderJson, "total" | "payments">): DisplayOrder {
  return {
    total: centsFromDollars(total),
    payments: payments.map((payment) => ({ ...payment, amount: centsFromDollars(payment.amount) })),
  };
}

function getStatusText(order: DisplayOrder, payment: DisplayPayment): string {
  if (payment.status !== "completed") return getPaymentBadge(payment).label;
  // The refund text already says everything.
  if (getRefundState(summarizePayments(order)) === "full") return "";
  return computeBalanceDue(order) > 0 ? "Partly paid" : "Paid";
}

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  americanexpress: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/**
 * Formats the card, 'Visa XXXX4242' (PAY-024), from Stripe's or Authorize.Net's fields; empty when unknown.
 */
export function formatCard(details: Readonly<Record<string, string>>): string {
  const brand = details.brand ?? details.accountType ?? "";
  const last = (details.last4 ?? details.accountNumber ?? "").slice(-4);
  const name = brands[brand.toLowerCase()] ?? brand;
  return last ? `${name || "card"} XXXX${last}` : name;
}
