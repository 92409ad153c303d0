import { describe, expect, it } from "vitest";
import {
  hasNoChoices,
  methodNames,
  paidWithChoices,
  rejectSelfDependency,
  validatePaymentChoices,
} from "../../studio/schemas/payments/paid-with";

type Rule = typeof validatePaymentChoices | typeof rejectSelfDependency;

/** Runs the rule on a value in a payment method with these fields. */
const runRule = (rule: Rule, value: unknown, method: object) =>
  Reflect.apply(rule, undefined, [value, { document: { _type: "paymentMethod", ...method } }]);

describe("choices of a payment method [PAY-001]", () => {
  const split = { name: "split-payment" };
  const stripe = { name: "online-payment", gateway: "stripe" };

  it("allows only installment methods for split payment and Stripe methods for Stripe", () => {
    expect(runRule(validatePaymentChoices, ["online-payment", "credit-card", "paypal"], split)).toBe(true);
    expect(runRule(validatePaymentChoices, ["card", "link", "us_bank_account"], stripe)).toBe(true);
    expect(runRule(validatePaymentChoices, ["card"], split)).toBe(
      "“Stripe: card” can't be used for installments. Choose one that starts with “Installments”.",
    );
    expect(runRule(validatePaymentChoices, ["card", "paypal"], stripe)).toBe(
      "“Installments: PayPal” isn't a Stripe method. Choose one that starts with “Stripe”.",
    );
    expect(runRule(validatePaymentChoices, ["crad"], stripe)).toBe(
      "“crad” isn't a Stripe method. Choose one that starts with “Stripe”.",
    );
    expect(runRule(validatePaymentChoices, ["split-payment"], split)).toContain(
      "can't be used for installments",
    );
  });

  it("makes the choices optional, and hides them for other payment methods", () => {
    expect(runRule(validatePaymentChoices, undefined, stripe)).toBe(true);
    expect(runRule(validatePaymentChoices, [], split)).toBe(true);
    expect(hasNoChoices(split)).toBe(false);
    expect(hasNoChoices(stripe)).toBe(false);
    expect(hasNoChoices({ name: "paypal", gateway: "paypal" })).toBe(true);
    expect(hasNoChoices({ name: "credit-card", gateway: "authorizenet" })).toBe(true);
    expect(hasNoChoices(undefined)).toBe(true);
  });

  it("gives each choice of a payment method a different value", () => {
    const values = paidWithChoices.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(methodNames.map(({ value }) => value)).toEqual([
      "online-payment",
      "credit-card",
      "paypal",
      "split-payment",
    ]);
  });

  it("rejects a payment method that depends on itself", () => {
    expect(runRule(rejectSelfDependency, "split-payment", split)).toBe(
      "Choose a method other than this one.",
    );
    expect(runRule(rejectSelfDependency, "online-payment", split)).toBe(true);
    expect(runRule(rejectSelfDependency, undefined, stripe)).toBe(true);
  });
});
