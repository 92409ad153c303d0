import { describe, expect, it } from "vitest";
import { findMisspelledCodes } from "../../scripts/check/failure-codes";

describe("the check of failure codes", () => {
  it("accepts failure codes of lowercase words with hyphens", () => {
    expect(
      findMisspelledCodes('return err({ code: "empty-cart" });\ntype F = { code: "busy" | "step-2" };'),
    ).toEqual([]);
  });

  it.each(["emptyCart", "EMPTY_CART", "empty_cart", "Empty-cart", "-cart", "empty--cart", ""])(
    "reports the failure code '%s'",
    (code) => {
      expect(findMisspelledCodes(`\n{ code: "${code}" }`)).toEqual([{ line: 2, code }]);
    },
  );

  it("reports a malformed failure code in a union type", () => {
    const source = 'readonly code:\n  | "query-failed"\n  | "queryTimeout";';
    expect(findMisspelledCodes(source)).toEqual([{ line: 1, code: "queryTimeout" }]);
  });

  it("reports a malformed failure code without an object around it", () => {
    expect(findMisspelledCodes('if (!known) return err("badSignature");\nreturn err("no-answer");')).toEqual([
      { line: 1, code: "badSignature" },
    ]);
  });

  it("ignores properties and texts that are not failure codes", () => {
    expect(
      findMisspelledCodes(
        'const zipCode: string = "A1"; barcode: "X"; code: "code.current"; status: "Not OK"',
      ),
    ).toEqual([]);
  });
});
