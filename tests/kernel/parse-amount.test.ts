import { describe, expect, it } from "vitest";
import { amountMessages, parseAmount } from "~/kernel/money/parse-amount";

const noBreakSpace = "\u00a0";
const narrowNoBreakSpace = "\u202f";

describe("parseAmount", () => {
  it.each([
    ["12", 1_200],
    ["12.5", 1_250],
    ["10.50", 1_050],
    [".50", 50],
    ["0", 0],
    ["0.01", 1],
    ["007", 700],
    ["1,050", 105_000],
    ["1,050.00", 105_000],
    ["$1,234.50", 123_450],
    ["$ 12", 1_200],
    ["1234567.89", 123_456_789],
    ["1,234,567.89", 123_456_789],
    ["  12.34 ", 1_234],
    [`${noBreakSpace}12.34${narrowNoBreakSpace}`, 1_234],
    [`$${noBreakSpace}12.34`, 1_234],
    ["-0", 0],
    ["999,999,999.99", 99_999_999_999],
  ])("reads the amount %j as %i cents", (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: amount });
  });

  it.each([
    "10,50",
    "35,50",
    "1,2,3",
    "1,50.00",
    "1,50",
    "12,5",
    "1,2500",
    "1234,567",
    "0,500",
    ",500",
    "1 234.50",
    "1 234,50",
    `1${noBreakSpace}234,50`,
    `1${narrowNoBreakSpace}234.50`,
    "1.234,50",
    "1.234.567",
    "1'234.50",
    "1,000,",
    "12.",
  ])("rejects the amount %j, which has more than one reading", (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, failure: "ambiguous-separator" });
  });

  it.each(["12.345", "10.500", "1,000.005", ".001"])(
    "rejects the amount %j, which has more than two decimals",
    (text) => {
      expect(parseAmount(text)).toEqual({ ok: false, failure: "fraction-of-a-cent" });
    },
  );

  it.each(["", "  ", "$", noBreakSpace])("rejects the amount %j, which has no digits", (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, failure: "empty" });
  });

  it.each(["twelve", "1e3", "1$2", "$$1", "12 USD", "--1", "+1", "0x10", "1/2", "Infinity", ".", "٣"])(
    "rejects the amount %j, which is not a number",
    (text) => {
      expect(parseAmount(text)).toEqual({ ok: false, failure: "not-a-number" });
    },
  );

  it("rejects an amount of a billion dollars", () => {
    expect(parseAmount("1,000,000,000")).toEqual({ ok: false, failure: "too-large" });
    expect(parseAmount("9".repeat(400))).toEqual({ ok: false, failure: "too-large" });
  });

  it("accepts a negative amount only where the caller allows it", () => {
    expect(parseAmount("-3")).toEqual({ ok: false, failure: "negative" });
    for (const text of ["-1,250.50", "-$1,250.50", "$-1,250.50"])
      expect(parseAmount(text, { allowNegative: true })).toEqual({ ok: true, value: -125_050 });
  });

  it("explains for every rejected amount what to type instead", () => {
    expect(amountMessages).toEqual({
      empty: "Enter an amount in dollars, for example 1,234.50",
      "not-a-number": "Enter an amount in dollars, for example 1,234.50",
      "ambiguous-separator":
        "Use a comma only for thousands and a decimal point for cents, for example 1,234.50",
      "fraction-of-a-cent": "Use no more than two digits after the decimal point, for example 10.50",
      negative: "Enter an amount that is not negative",
      "too-large": "This amount is too large",
    });
  });
});
