import { describe, expect, it } from "vitest";
import {
  formatCard,
  formatPayment,
  getPaymentBadge,
  toPaymentText,
} from "~/domains/orders/payments/payment-text";
import { cents } from "~/kernel/money";

const total = cents(2357);
const card = { methodLabel: "Credit card", additionalData: {}, transactionResponse: {} } as const;
const paid = { ...card, amount: total, status: "completed" } as const;
const failed = { ...card, amount: total, status: "failed" } as const;
const refundOf = (amount: number) => ({
  ...paid,
  methodLabel: "Refund (Credit card)",
  amount: cents(-amount),
});

describe("the payment of an order in words", () => {
  it("names brand and last four of a Stripe card [PAY-003]", () => {
    expect(formatCard({ brand: "visa", last4: "4242" })).toBe("Visa XXXX4242");
    expect(formatCard({ brand: "amex", last4: "0005" })).toBe("American Express XXXX0005");
    expect(formatCard({ last4: "4242" })).toBe("card XXXX4242");
    expect(formatCard({ brand: "cartes_bancaires" })).toBe("cartes_bancaires");
  });

  it("names account type and the end of the account number of Authorize.Net [PAY-003]", () => {
    expect(formatCard({ accountNumber: "XXXX1111", accountType: "Visa" })).toBe("Visa XXXX1111");
  });

  it("says nothing of a card that no provider told about", () => {
    expect(formatCard({})).toBe("");
    expect(toPaymentText({ total, payments: [paid] })).toEqual({ method: "Credit card", status: "Paid" });
  });

  it("speaks of the completed payment, whatever was tried after it", () => {
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

  it("says that nothing was paid where no payment is recorded [ORD-015]", () => {
    expect(formatPayment({ total, payments: [] })).toBe("Not paid");
  });

  it("says that an order without a price needs no payment", () => {
    expect(formatPayment({ total: cents(0), payments: [] })).toBe("No payment needed");
  });

  it("says that an order is partly paid while a balance is left", () => {
    expect(formatPayment({ total, payments: [{ ...paid, amount: cents(1000) }] })).toBe(
      "Credit card, partly paid",
    );
  });

  it("says how much was refunded, and when all of it was", () => {
    expect(formatPayment({ total, payments: [paid, refundOf(357)] })).toBe(
      "Credit card, paid, $3.57 refunded",
    );
    expect(formatPayment({ total, payments: [paid, refundOf(2357)] })).toBe("Credit card, $23.57 refunded");
  });

  it("tells a payment under review from one that was never confirmed", () => {
    const open = { ...failed, status: "on_hold" } as const;
    const held = { ...open, transactionResponse: { status: "FDSPendingReview" } };
    expect(formatPayment({ total, payments: [held] })).toBe("Credit card, under review");
    expect(formatPayment({ total, payments: [open] })).toBe("Credit card, not confirmed yet");
  });

  it("labels a refund as one", () => {
    expect(getPaymentBadge(refundOf(357))).toEqual({ label: "Refunded", class: "info" });
  });
});
