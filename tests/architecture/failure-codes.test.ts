import { describe, expect, it } from "vitest";
import { misspelledCodesIn } from "../../scripts/failure-codes";

describe("a failure's code", () => {
  it("is words with hyphens", () => {
    expect(
      misspelledCodesIn('return err({ code: "empty-cart" });\ntype F = { code: "busy" | "step-2" };'),
    ).toEqual([]);
  });

  it.each(["emptyCart", "EMPTY_CART", "empty_cart", "Empty-cart", "-cart", "empty--cart", ""])(
    "is not '%s'",
    (code) => {
      expect(misspelledCodesIn(`\n{ code: "${code}" }`)).toEqual([{ line: 2, code }]);
    },
  );

  it("is found in a union as well", () => {
    const source = 'readonly code:\n  | "query-failed"\n  | "queryTimeout";';
    expect(misspelledCodesIn(source)).toEqual([{ line: 1, code: "queryTimeout" }]);
  });

  it("is found where a failure is nothing but its code", () => {
    expect(misspelledCodesIn('if (!known) return err("badSignature");\nreturn err("no-answer");')).toEqual([
      { line: 1, code: "badSignature" },
    ]);
  });

  it("is no other word of a text", () => {
    expect(
      misspelledCodesIn('const zipCode: string = "A1"; barcode: "X"; code: "code.current"; status: "Not OK"'),
    ).toEqual([]);
  });
});
