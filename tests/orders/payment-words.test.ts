import { describe, expect, it } from "vitest";
import { cardWords, paymentWords } from "~/domains/orders/payment-words";

const paid = { status: "completed", methodLabel: "Credit card", additionalData: {} } as const;
const failed = { status: "failed", methodLabel: "Credit card", additionalData: {} } as const;

describe("the payment of an order in words", () => {
  it("names brand and last four of a Stripe card [PAY-003]", () => {
    expect(cardWords({ brand: "visa", last4: "4242" })).toBe("Visa XXXX4242");
    expect(cardWords({ brand: "amex", last4: "0005" })).toBe("American Express XXXX0005");
    expect(cardWords({ last4: "4242" })).toBe("card XXXX4242");
    expect(cardWords({ brand: "cartes_bancaires" })).toBe("cartes_bancaires");
  });

  it("names account type and the end of the account number of Authorize.Net [PAY-003]", () => {
    expect(cardWords({ accountNumber: "XXXX1111", accountType: "Visa" })).toBe("Visa XXXX1111");
  });

  it("says nothing of a card that no provider told about", () => {
    expect(cardWords({})).toBe("");
    expect(paymentWords({ payments: [paid] })).toEqual({ method: "Credit card", status: "Paid" });
  });

  it("speaks of the completed payment, whatever was tried after it", () => {
    const card = { ...paid, additionalData: { brand: "visa", last4: "4242" } };
    expect(paymentWords({ payments: [failed, card, failed] })).toEqual({
      method: "Credit card, Visa XXXX4242",
      status: "Paid",
    });
    expect(paymentWords({ payments: [failed] })).toEqual({
      method: "Credit card",
      status: "Failed",
    });
  });

  it("waits where nobody tried to pay yet", () => {
    expect(paymentWords({ payments: [] })).toEqual({ method: "", status: "Pending" });
  });
});
