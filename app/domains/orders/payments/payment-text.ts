import { customerPaymentBadge } from "~/kernel/customer-labels";
import { type Cents, centsFromDollars, formatMoney } from "~/kernel/money";
import type { StatusBadge } from "~/kernel/status-badges";
import { balanceDue, getMainPayment, isDeclined, isUnderReview, type Payment } from "../order";
import type { OrderJson } from "../order.schema";
import { getRefundState, summarizePayments } from "./order-money";

type DisplayPayment = Pick<
  Payment,
  "amount" | "status" | "methodLabel" | "additionalData" | "transactionResponse"
>;
/** An order as far as its payments tell how it is paid; amounts in cents. */
export type DisplayOrder = { readonly total: Cents; readonly payments: readonly DisplayPayment[] };

/** How an order is paid, in words, and where its money stands. */
export type PaymentText = { readonly method: string; readonly status: string };

/** The words of an order's payment on receipts and in emails: one wording everywhere (PAY-003). */
export function toPaymentText(order: DisplayOrder): PaymentText {
  if (order.total <= 0) return { method: "", status: "No payment needed" };
  const payment = getMainPayment(order.payments);
  if (!payment) return { method: "", status: "Not paid" };
  return {
    method: [payment.methodLabel, formatCard(payment.additionalData)].filter(Boolean).join(", "),
    status: [getStatusText(order, payment), getRefundText(order)].filter(Boolean).join(", "),
  };
}

/** Method and status in one line: 'Credit card, Visa XXXX4242, paid'. */
export function formatPayment(order: DisplayOrder): string {
  const { method, status } = toPaymentText(order);
  return method ? `${method}, ${status.charAt(0).toLowerCase()}${status.slice(1)}` : status;
}

/** How much was refunded, for the customer and for staff; empty where nothing was. */
export function getRefundText(order: DisplayOrder): string {
  const money = summarizePayments(order);
  return money.refunded > 0 ? `${formatMoney(money.refunded)} refunded` : "";
}

type BadgedPayment = Pick<Payment, "status" | "transactionResponse"> & { readonly amount: number };

/** A payment's status for its customer: a refund, a payment its provider still decides on, or the status in words. */
export function getPaymentBadge(payment: BadgedPayment): StatusBadge {
  if (payment.amount < 0) return { label: "Refunded", class: "info" };
  if (isDeclined(payment)) return customerPaymentBadge("failed");
  return isUnderReview(payment)
    ? { label: "Under review", class: "warning" }
    : customerPaymentBadge(payment.status);
}

/** The order of an API reply with its amounts in cents. */
export function toDisplayOrder({ total, payments }: Pick<OrderJson, "total" | "payments">): DisplayOrder {
  return {
    total: centsFromDollars(total),
    payments: payments.map((payment) => ({ ...payment, amount: centsFromDollars(payment.amount) })),
  };
}

function getStatusText(order: DisplayOrder, payment: DisplayPayment): string {
  if (payment.status !== "completed") return getPaymentBadge(payment).label;
  // How much was refunded is all there is to say then.
  if (getRefundState(summarizePayments(order)) === "full") return "";
  return balanceDue(order) > 0 ? "Partly paid" : "Paid";
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
 * The card behind a payment, 'Visa XXXX4242' (PAY-024): Stripe says `brand` and `last4`, Authorize.Net
 * `accountType` and a masked `accountNumber`. Empty where the provider told neither.
 */
export function formatCard(facts: Readonly<Record<string, string>>): string {
  const brand = facts.brand ?? facts.accountType ?? "";
  const last = (facts.last4 ?? facts.accountNumber ?? "").slice(-4);
  const name = brands[brand.toLowerCase()] ?? brand;
  return last ? `${name || "card"} XXXX${last}` : name;
}
