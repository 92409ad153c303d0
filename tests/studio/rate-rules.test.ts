import { describe, expect, it } from "vitest";
import { validateWholeCents } from "../../studio/schemas/parts/dollars";
import { validateDistinctZipPatterns, validateZipPattern } from "../../studio/schemas/rules/zip-patterns";
import { rejectOverlappingRanges, validateRangeOrder } from "../../studio/schemas/shipping/order-ranges";

describe("validation of a ZIP pattern [SHIP-007] [TAX-001]", () => {
  it.each(["59270", "58801-58803", "58801 - 58803", "75*", "*"])("accepts the ZIP pattern %s", (pattern) =>
    expect(validateZipPattern(pattern)).toBe(true),
  );

  it("rejects an invalid pattern with an example of a valid one", () => {
    expect(validateZipPattern("59 270")).toBe(
      "Enter 12345, or 12345-12399 for a range, or 591* for every ZIP code that starts with 591.",
    );
    expect(validateZipPattern("7*5")).not.toBe(true);
    expect(validateZipPattern("")).toBe("Enter a ZIP code, or * for every ZIP code in the state.");
  });

  it("rejects a range whose first ZIP code is larger", () => {
    expect(validateZipPattern("12345-12345")).toBe(true);
    expect(validateZipPattern("12399-12345")).toBe(
      "The first ZIP code in a range has to be the smaller one.",
    );
    expect(validateZipPattern("12346-12345")).toBe(
      "The first ZIP code in a range has to be the smaller one.",
    );
  });

  it("rejects the same pattern twice in a list", () => {
    expect(validateDistinctZipPatterns(["58801-58803", "58801 - 58803"])).toBe(
      "58801-58803 is listed twice. Remove one of them.",
    );
    expect(validateDistinctZipPatterns(["58801", "58802"])).toBe(true);
  });
});

describe("validation of an amount", () => {
  it.each([undefined, 0, 9.95, 0.1, 19.99, 1_234_567.89])("accepts %s dollars", (dollars) =>
    expect(validateWholeCents(dollars)).toBe(true),
  );

  it.each([9.955, 0.001, 12.349])("rejects a fraction of a cent: %s", (dollars) =>
    expect(validateWholeCents(dollars)).toBe(
      "Enter at most two digits after the decimal point, for example 9.95.",
    ),
  );
});

describe("validation of order value ranges [SHIP-005]", () => {
  it("accepts adjacent ranges whose last one has no upper limit", () => {
    expect(rejectOverlappingRanges([{ startValue: 100 }, { startValue: 0, endValue: 99 }])).toBe(true);
  });

  it("rejects overlapping ranges, because an order would have two rates", () => {
    expect(rejectOverlappingRanges([{ startValue: 0, endValue: 100 }, { startValue: 100 }])).toBe(
      "$0–$100 and $100 and above overlap: an order of $100 would have two rates.",
    );
  });

  it("rejects a range that ends below its start", () => {
    expect(validateRangeOrder({ startValue: 10, endValue: 10 })).toBe(true);
    expect(validateRangeOrder({ startValue: 10, endValue: 5 })).toBe(
      "“To” can't be less than “From”. Leave empty for no upper limit.",
    );
  });
});
