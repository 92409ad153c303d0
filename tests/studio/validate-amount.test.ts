import { describe, expect, it } from "vitest";
import { validateAmount } from "../../studio/tools/back-office/validate-amount";

describe("amount of a payment recorded by staff", () => {
  it.each(["0.01", "1,078", "$1,078.00", " 500.5 "])("accepts %j for a payment of $1,078.00 due", (typed) => {
    expect(validateAmount(typed, 1078)).toBeNull();
  });

  it.each([
    ["1078.01", "That's more than is due."],
    ["0", "A payment is at least $0.01."],
    ["", "Enter an amount in dollars, for example 1,234.50"],
    ["-5", "Enter an amount that is not negative"],
    ["10,50", "Use a comma only for thousands and a decimal point for cents, for example 1,234.50"],
    ["10.505", "Use no more than two digits after the decimal point, for example 10.50"],
  ])("rejects the amount %j with the error: %s", (typed, problem) => {
    expect(validateAmount(typed, 1078)).toBe(problem);
  });
});
