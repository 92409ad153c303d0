import { describe, expect, it } from "vitest";
import type { OfferedMethod } from "~/domains/payments/payment-methods";
import {
  instalmentComplaint,
  leastPart,
  methodsForParts,
  partComplaint,
  typedAmount,
} from "~/domains/payments/split";
import { cents } from "~/kernel/money";

const quote = { minimum: cents(50_000), total: cents(367_750) };
const order = { minimum: cents(50_000), due: cents(120_000) };
const last = { minimum: cents(50_000), due: cents(30_000) };

describe("the first part of a quote", () => {
  it.each([
    ["", "Split amount is required"],
    ["  ", "Split amount is required"],
    [" 500 ", null],
    ["abc", "Must be a valid number"],
    ["10.005", "Must be a valid number"],
    ["499.99", "Minimum amount is $500.00"],
    ["-1", "Minimum amount is $500.00"],
    ["3677.51", "Amount cannot exceed total"],
    ["500", null],
    ["$3,677.50", null],
  ])("'%s' is told: %s [QUOT-011] [QUOT-012]", (typed, complaint) => {
    expect(partComplaint(typed, quote)).toBe(complaint);
  });
});

describe("an instalment", () => {
  it.each([
    ["", "Payment amount is required"],
    ["  ", "Payment amount is required"],
    ["soon", "Must be a valid number"],
    ["0", "Payment amount must be greater than 0"],
    ["-5", "Payment amount must be greater than 0"],
    ["1200.01", "Payment amount cannot exceed due amount of $1,200.00"],
    ["499.99", "Minimum payment amount is $500.00"],
    ["500", null],
    ["1,200.00", null],
  ])(
    "of an order that owes $1,200.00: '%s' is told: %s [SPLT-010] [SPLT-011] [SPLT-013]",
    (typed, complaint) => {
      expect(instalmentComplaint(typed, order)).toBe(complaint);
    },
  );

  it("pays the whole rest when that is at or below the minimum [SPLT-012]", () => {
    expect(instalmentComplaint("299.99", last)).toBe("Must pay full due amount of $300.00");
    expect(instalmentComplaint("300", last)).toBeNull();
    expect(instalmentComplaint("499", { minimum: cents(50_000), due: cents(50_000) })).toBe(
      "Must pay full due amount of $500.00",
    );
  });

  it("may be any amount above 0 where no minimum was agreed upon [SPLT-020]", () => {
    expect(leastPart(cents(0))).toBe(1);
    expect(instalmentComplaint("0.01", { minimum: cents(0), due: cents(100) })).toBeNull();
  });

  it("is read to the cent", () => {
    expect(typedAmount("1,234.56")).toBe(123_456);
    expect(typedAmount("1e3")).toBeNull();
  });
});

describe("the methods that may take a part", () => {
  const plain = { enabled: true, isDefault: false, sortOrder: undefined, description: undefined };
  const rest = { ...plain, dependsOn: undefined, metadata: undefined };
  const without = (name: string, availableMethods?: string[]): OfferedMethod => {
    return { ...rest, name, title: name, availableMethods, gateway: null, config: {} };
  };
  const card = (name: string): OfferedMethod => {
    const config = { publishableKey: "pk_test_fake" };
    return { ...rest, name, title: name, availableMethods: undefined, gateway: "stripe", config };
  };
  const namesOf = (methods: readonly OfferedMethod[]) => methodsForParts(methods).map(({ name }) => name);

  it("are those the split method names, as far as they are on offer and charge anything [QUOT-013]", () => {
    const split = without("split-payment", ["credit-card", "wire", "gone"]);
    expect(namesOf([card("credit-card"), card("wallet"), without("wire"), split])).toEqual(["credit-card"]);
  });

  it("are all with a provider, where it names none", () => {
    expect(namesOf([card("credit-card"), card("wallet"), without("split-payment")])).toEqual([
      "credit-card",
      "wallet",
    ]);
  });
});
