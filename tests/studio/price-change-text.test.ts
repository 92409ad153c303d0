import { describe, expect, it } from "vitest";
import {
  formatCentsRange,
  formatRangeChange,
  isSameRange,
} from "../../studio/schemas/estimator/price-change-text";

const before = { min: 120_000, max: 185_050 };

describe("text of a price change", () => {
  it("shows a price range in dollars [FMT-001]", () => {
    expect(formatCentsRange(before)).toBe("$1,200.00 - $1,850.50");
  });

  it("shows the difference of both ends of a price range with its sign", () => {
    expect(formatRangeChange(before, { min: 130_000, max: 180_050 })).toBe("+$100.00 to −$50.00");
    expect(formatRangeChange(before, { min: 120_000, max: 185_051 })).toBe("+$0.00 to +$0.01");
  });

  it("shows 'none' when a price range has not changed", () => {
    expect(formatRangeChange(before, { ...before })).toBe("none");
    expect(isSameRange(before, { ...before })).toBe(true);
  });
});
