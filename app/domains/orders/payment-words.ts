import { paymentBadge } from "~/kernel/status-badges";
import { type Payment, shownPayment } from "./order";

type ShownPayment = Pick<Payment, "status" | "methodLabel" | "additionalData">;

/** How an order is paid, in words, and where its money stands. */
export type PaymentWords = { readonly method: string; readonly status: string };

/** The words of an order's payment on receipts and in letters: one wording everywhere (PAY-003). */
export function paymentWords(order: { readonly payments: readonly ShownPayment[] }): PaymentWords {
  const payment = shownPayment(order.payments);
  if (!payment) return { method: "", status: paymentBadge("pending").label };
  return {
    method: [payment.methodLabel, cardWords(payment.additionalData)].filter(Boolean).join(", "),
    status: paymentBadge(payment.status).label,
  };
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
 * The card behind a payment, 'Visa XXXX4242' (S2 §9, PAY-024): Stripe says `brand` and `last4`, Authorize.Net
 * `accountType` and a masked `accountNumber` (S2 §3.7). Empty where the provider told neither.
 */
export function cardWords(facts: Readonly<Record<string, string>>): string {
  const brand = facts.brand ?? facts.accountType ?? "";
  const last = (facts.last4 ?? facts.accountNumber ?? "").slice(-4);
  const name = brands[brand.toLowerCase()] ?? brand;
  return last ? `${name || "card"} XXXX${last}` : name;
}
