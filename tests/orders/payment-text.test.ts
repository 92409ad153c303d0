import { describe, expect, it } from "vitest";
import {
  formatCard,
  formatPayment,
  getPaymentBadge,
  toPaymentText,
} from "~/domains/orders/payments/payment-text";
import { cents } from "~/kernel/money/money";

const total = cents(2357);
const card = { methodLabel: "Credit card", additionalData: {}, transactionResponse: {} } as const;
const paid = { ...card, amount: total, status: "completed" } as const;
const failed = { ...card, amount: total, status: "failed" } as const;
const refundOf = (amount: number) => ({
  ...paid,
  methodLabel: "Refund (Credit card)",
  amount: cents(-amount),
});

describe("toPaymentText", () => {
  it("names brand and last four digits of a Stripe card [PAY-003]", () => {
    expect(formatCard({ brand: "visa", last4: "4242" })).toBe("Visa XXXX4242");
    expect(formatCard({ brand: "amex", last4: "0005" })).toBe("American Express XXXX0005");
    expect(formatCard({ last4: "4242" })).toBe("card XXXX4242");
    expect(formatCard({ brand: "cartes_bancaires" })).toBe("cartes_bancaires");
  });

  it("names account type and last digits for Authorize.Net [PAY-003]", () => {
    expect(formatCard({ accountNumber: "XXXX1111", accountType: "Visa" })).toBe("Visa XXXX1111");
  });

  it("omits an unknown card from the payment text", () => {
    expect(formatCard({})).toBe("");
    expect(toPaymentText({ total, payments: [paid] })).toEqual({ method: "Credit card", status: "Paid" });
  });

  it("prefers the completed payment over later attempts", () => {
    const visa = { ...paid, additionalData: { brand: "visa", last4: "4242" } };
    expect(toPaymentText({ total, payments: [failed, visa, failed] })).toEqual({
      method: "Credit card, Visa XXXX4242",
      status: "Paid",
    });
    expect(toPaymentText({ total, payments: [failed] })).toEqual({
      method: "Credit card",
      status: "Failed",
    });
  });

  it("returns 'Not paid' without a payment [ORD-015]", () => {
    expect(formatPayment({ total, payments: [] })).toBe("Not paid");
  });

  it("returns 'No payment needed' for a free order", () => {
    expect(formatPayment({ total: cents(0), payments: [] })).toBe("No payment needed");
  });

  it("returns 'Partly paid' while a balance is left", () => {
    expect(formatPayment({ total, payments: [{ ...paid, amount: cents(1000) }] })).toBe(
      "Credit card, partly paid",
    );
  });

  it("returns the refunded amount and full refunds", () => {
    expect(formatPayment({ total, payments: [paid, refundOf(357)] })).toBe(
      "Credit card, paid, $3.57 refunded",
    );
    expect(formatPayment({ total, payments: [paid, refundOf(2357)] })).toBe("Credit card, $23.57 refunded");
  });

  it("distinguishes a payment under review from an unconfirmed one", () => {
    const open = { ...failed, status: "on_hold" } as const;
    const held = { ...open, transactionResponse: { status: "FDSPendingReview" } };
    expect(formatPayment({ total, payments: [held] })).toBe("Credit card, under review");
    expect(formatPayment({ total, payments: [open] })).toBe("Credit card, not confirmed yet");
  });

  it("returns the label of a refund", () => {
    expect(getPaymentBadge(refundOf(357))).toEqual({ label: "Refunded", class: "info" });
  });
});
