import { describe, expect, it } from "vitest";
import { isWithinDepthLimit, isWithinSizeLimit, tryParseJson } from "../src/json";

const lists = (depth: number) => tryParseJson(`${"[".repeat(depth)}1${"]".repeat(depth)}`);

describe("the checks of received JSON", () => {
  it("parses JSON text, or returns undefined for an invalid one", () => {
    expect([tryParseJson('{"a":1}'), tryParseJson("{"), tryParseJson(""), tryParseJson(null)]).toEqual([
      { a: 1 },
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("limits the depth of JSON lists and fields to a hundred levels", () => {
    expect([0, 1, 100, 101].map((depth) => isWithinDepthLimit(lists(depth)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isWithinDepthLimit({ a: [{ b: lists(97) }] })).toBe(true);
    expect(isWithinDepthLimit({ a: [{ b: lists(98) }] })).toBe(false);
    expect([null, undefined, "x", 7, {}, []].map(isWithinDepthLimit)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it("limits the number of JSON values to five thousand at all depths", () => {
    const numbers = (count: number) => Array.from({ length: count }, () => 1);
    const fields = (count: number) => Object.fromEntries(numbers(count).map((one, n) => [`f${n}`, one]));
    expect([numbers(5_000), fields(5_000), [numbers(2_499), numbers(2_499)]].map(isWithinSizeLimit)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [numbers(5_001), fields(5_001), [numbers(2_499), numbers(2_500)], lists(101)].map(isWithinSizeLimit),
    ).toEqual([false, false, false, false]);
    expect(isWithinDepthLimit(numbers(5_001))).toBe(true);
  });
});
