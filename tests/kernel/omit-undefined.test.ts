import { describe, expect, it } from "vitest";
import { omitUndefined } from "~/kernel/omit-undefined";

describe("omitUndefined", () => {
  it("drops undefined properties and keeps null, false, zero and an empty text", () => {
    const given = { a: undefined, b: null, c: false, d: 0, e: "", f: "text" };
    expect(Object.entries(omitUndefined(given))).toEqual([
      ["b", null],
      ["c", false],
      ["d", 0],
      ["e", ""],
      ["f", "text"],
    ]);
  });
});
