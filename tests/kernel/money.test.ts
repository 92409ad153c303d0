import { describe, expect, it } from "vitest";
import {
  allocate,
  cents,
  centsFromDollars,
  formatMoney,
  multiply,
  multiplyByPercent,
  sum,
  toDecimalText,
  toDollars,
} from "~/kernel/money/money";

describe("money", () => {
  it("formats an amount with the $ symbol and exactly two decimals [FMT-001]", () => {
    expect(formatMoney(cents(0))).toBe("$0.00");
    expect(formatMoney(cents(1250))).toBe("$12.50");
    expect(formatMoney(cents(995))).toBe("$9.95");
    expect(formatMoney(cents(-105))).toBe("-$1.05");
  });

  it("separates the thousands of an amount [FMT-001]", () => {
    expect(formatMoney(cents(123456789))).toBe("$1,234,567.89");
    expect(formatMoney(cents(100000))).toBe("$1,000.00");
  });

  it("rejects an amount with a fraction of a cent", () => {
    expect(() => cents(10.5)).toThrow("not whole cents: 10.5");
  });

  it("converts an amount to a number for JSON and to a plain decimal for a provider", () => {
    expect([toDollars(cents(1250)), toDollars(cents(5))]).toEqual([12.5, 0.05]);
    expect([toDecimalText(cents(1250)), toDecimalText(cents(123456789))]).toEqual(["12.50", "1234567.89"]);
  });

  it("multiplies an amount by a quantity", () => {
    expect([multiply(cents(995), 3), multiply(cents(995), 0)]).toEqual([2985, 0]);
  });

  it("rounds dollars to the cent, half away from zero, whatever their binary form", () => {
    expect(centsFromDollars(1.005)).toBe(101);
    expect(centsFromDollars(8.255)).toBe(826);
    expect(centsFromDollars(14.95)).toBe(1495);
  });

  it("rounds a percentage once, half away from zero [TAX-004]", () => {
    expect(multiplyByPercent(cents(1000), 8.25)).toBe(83);
    expect(multiplyByPercent(cents(2245), 5)).toBe(112);
    expect(multiplyByPercent(cents(100), 0.5)).toBe(1);
    // The exact results are 253.5 and 591.5. Binary multiplication yields slightly less.
    expect(multiplyByPercent(cents(6_000), 4.225)).toBe(254);
    expect(multiplyByPercent(cents(14_000), 4.225)).toBe(592);
    expect(multiplyByPercent(cents(-6_000), 4.225)).toBe(-254);
  });

  it("allocates an amount so that the shares add up to it [TAX-004]", () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(cents(112), [1250, 0, 995])).toEqual([62, 0, 50]);
    expect(allocate(cents(2), [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
    expect(allocate(cents(3), [1, 1, 1, 1, 1])).toEqual([1, 1, 1, 0, 0]);
    expect(sum(allocate(cents(997), [3, 7, 11, 13]))).toBe(997);
  });

  it("allocates everything to the first share when every weight is zero", () => {
    expect(allocate(cents(50), [0, 0])).toEqual([50, 0]);
  });
});
