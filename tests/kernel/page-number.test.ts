import { describe, expect, it } from "vitest";
import { pageNumber } from "~/kernel/page-number";

describe("the page an address names", () => {
  it("is its number", () => {
    expect(["1", "2", "17"].map(pageNumber)).toEqual([1, 2, 17]);
  });

  it.each([[null], [""], ["0"], ["-1"], ["1e9"], ["NaN"], ["2.5"], ["<b>"], ["99999999999"]])(
    "is the first for %j",
    (text) => {
      expect(pageNumber(text)).toBe(1);
    },
  );
});
