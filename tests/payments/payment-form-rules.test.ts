import { describe, expect, it } from "vitest";
import { createInstallmentRules, createQuotePaymentRules } from "~/domains/payments/split-payment";
import { cents } from "~/kernel/money/money";

const limits = { minimum: cents(10_000), due: cents(80_000), total: cents(80_000) };

describe("createInstallmentRules", () => {
  const check = (fields: Record<string, string>) =>
    createInstallmentRules(limits)(new URLSearchParams(fields));

  it("returns the amount of an installment in cents", () => {
    expect(check({ amount: "250", paymentMethod: "card" })).toEqual({ ok: true, value: 25_000 });
  });

  it("requires an amount and a payment method [SPLT-010] [SPLT-014]", () => {
    expect(check({ amount: "" })).toEqual({
      ok: false,
      failure: { amount: "Payment amount is required", paymentMethod: "Please select a payment method" },
    });
  });

  it("requires a payment method for a valid amount [SPLT-014]", () => {
    for (const fields of [{ amount: "250" }, { amount: "250", paymentMethod: "" }])
      expect(check(fields)).toEqual({
        ok: false,
        failure: { paymentMethod: "Please select a payment method" },
      });
  });
});

describe("createQuotePaymentRules", () => {
  const check = (fields: Record<string, string>) =>
    createQuotePaymentRules(limits)(new URLSearchParams(fields));

  it("charges the total for all methods but split payment [QUOT-011]", () => {
    expect(check({ paymentMethod: "card", splitAmount: "x" })).toEqual({ ok: true, value: 80_000 });
  });

  it("requires the method of a split payment with a valid amount [QUOT-013]", () => {
    const split = { paymentMethod: "split-payment", splitAmount: "100" };
    for (const fields of [split, { ...split, selectedSplitMethod: "" }])
      expect(check(fields)).toEqual({
        ok: false,
        failure: { selectedSplitMethod: "Please select a payment method" },
      });
  });

  it("requires the split amount and its method [QUOT-011] [QUOT-013]", () => {
    expect(check({ paymentMethod: "split-payment", splitAmount: "" })).toEqual({
      ok: false,
      failure: {
        splitAmount: "Split amount is required",
        selectedSplitMethod: "Please select a payment method",
      },
    });
    expect(
      check({ paymentMethod: "split-payment", splitAmount: "99.99", selectedSplitMethod: "card" }),
    ).toEqual({ ok: false, failure: { splitAmount: "Minimum amount is $100.00" } });
    expect(
      check({ paymentMethod: "split-payment", splitAmount: "100", selectedSplitMethod: "card" }),
    ).toEqual({ ok: true, value: 10_000 });
  });
});
