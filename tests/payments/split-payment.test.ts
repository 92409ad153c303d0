import { describe, expect, it } from "vitest";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import {
  getMinimumInstallment,
  listInstallmentMethods,
  parseFirstInstallment,
  parseInstallment,
} from "~/domains/payments/split-payment";
import { cents } from "~/kernel/money/money";

const quote = { minimum: cents(50_000), total: cents(367_750) };
const order = { minimum: cents(50_000), due: cents(120_000) };
const last = { minimum: cents(50_000), due: cents(30_000) };

describe("parseFirstInstallment", () => {
  it.each([
    ["", "Split amount is required"],
    ["  ", "Split amount is required"],
    ["abc", "Must be a valid number"],
    ["499.99", "Minimum amount is $500.00"],
    ["-1", "Minimum amount is $500.00"],
    ["3677.51", "Amount cannot exceed total"],
  ])("rejects the first installment %j: %s [QUOT-011] [QUOT-012]", (typed, message) => {
    expect(parseFirstInstallment(typed, quote)).toEqual({ ok: false, failure: message });
  });

  it.each([
    ["10.005", "Use no more than two digits after the decimal point, for example 10.50"],
    ["1050,50", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["1.050,50", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
  ])("suggests an input for the first installment %j: %s [QUOT-011]", (typed, message) => {
    expect(parseFirstInstallment(typed, quote)).toEqual({ ok: false, failure: message });
  });

  it.each([
    [" 500 ", 50_000],
    ["500", 50_000],
    ["$3,677.50", 367_750],
  ])("parses the first installment %j to %i cents [QUOT-012]", (typed, amount) => {
    expect(parseFirstInstallment(typed, quote)).toEqual({ ok: true, value: amount });
  });
});

describe("parseInstallment", () => {
  it.each([
    ["", "Payment amount is required"],
    ["  ", "Payment amount is required"],
    ["soon", "Must be a valid number"],
    ["1e3", "Must be a valid number"],
    ["0", "Payment amount must be greater than 0"],
    ["-5", "Payment amount must be greater than 0"],
    ["1200.01", "Payment amount cannot exceed due amount of $1,200.00"],
    ["499.99", "Minimum payment amount is $500.00"],
  ])(
    "rejects for a balance of $1,200.00 the input %j: %s [SPLT-010] [SPLT-011] [SPLT-013]",
    (typed, message) => {
      expect(parseInstallment(typed, order)).toEqual({ ok: false, failure: message });
    },
  );

  it.each([
    ["500", 50_000],
    ["1,200.00", 120_000],
    ["1,199.99", 119_999],
  ])("parses the installment %j to %i cents [SPLT-010]", (typed, amount) => {
    expect(parseInstallment(typed, order)).toEqual({ ok: true, value: amount });
  });

  it.each(["10,50", "35,50", "1,2,3", "1 234,50", "1.234,50", "1,50.00"])(
    "does not guess the ambiguous input %j [SPLT-010]",
    (typed) => {
      expect(parseInstallment(typed, { minimum: cents(0), due: cents(107_800) })).toEqual({
        ok: false,
        failure: "Use a comma only for thousands and a decimal point for cents, for example 1,234.50",
      });
    },
  );

  it("requires the whole balance at or below the minimum [SPLT-012]", () => {
    const refused = (message: string) => ({ ok: false, failure: message });
    expect(parseInstallment("299.99", last)).toEqual(refused("Must pay full due amount of $300.00"));
    expect(parseInstallment("300", last)).toEqual({ ok: true, value: 30_000 });
    expect(parseInstallment("499", { minimum: cents(50_000), due: cents(50_000) })).toEqual(
      refused("Must pay full due amount of $500.00"),
    );
  });

  it("accepts any amount above 0 without a minimum [SPLT-020]", () => {
    expect(getMinimumInstallment(cents(0))).toBe(1);
    expect(parseInstallment("0.01", { minimum: cents(0), due: cents(100) })).toEqual({ ok: true, value: 1 });
  });
});

describe("listInstallmentMethods", () => {
  const plain = { enabled: true, isDefault: false, sortOrder: undefined, description: undefined };
  const rest = { ...plain, dependsOn: undefined, metadata: undefined };
  const without = (name: string, availableMethods?: string[]): PaymentMethod => {
    return { ...rest, name, title: name, availableMethods, gateway: null, config: {} };
  };
  const card = (name: string): PaymentMethod => {
    const config = { publishableKey: "pk_test_fake" };
    return { ...rest, name, title: name, availableMethods: undefined, gateway: "stripe", config };
  };
  const namesOf = (methods: readonly PaymentMethod[]) =>
    listInstallmentMethods(methods).map(({ name }) => name);

  it("returns the methods named by split payment that have a provider [QUOT-013]", () => {
    const split = without("split-payment", ["credit-card", "wire", "gone"]);
    expect(namesOf([card("credit-card"), card("wallet"), without("wire"), split])).toEqual(["credit-card"]);
  });

  it("returns all methods with a provider when split payment names none", () => {
    expect(namesOf([card("credit-card"), card("wallet"), without("split-payment")])).toEqual([
      "credit-card",
      "wallet",
    ]);
  });
});
