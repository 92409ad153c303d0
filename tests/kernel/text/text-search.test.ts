import { describe, expect, it } from "vitest";
import { toPrefixTsquery } from "~/kernel/text/text-search";

describe("toPrefixTsquery", () => {
  it("searches each typed part as a lowercase prefix without surrounding punctuation", () => {
    expect(toPrefixTsquery(" Ada  Lovelace, ")).toBe("'ada':* & 'lovelace':*");
    expect(toPrefixTsquery("(SMPL-UPBW)")).toBe("'smpl-upbw':*");
    expect(toPrefixTsquery("@example.com")).toBe("'example.com':*");
    expect(toPrefixTsquery("Öster")).toBe("'öster':*");
  });

  it("searches a number with and without leading zeros", () => {
    expect(toPrefixTsquery("000004711")).toBe("('#4711' | '000004711':*)");
    expect(toPrefixTsquery("#4711")).toBe("('#4711' | '4711':*)");
    expect(toPrefixTsquery("000")).toBe("('#0' | '000':*)");
  });

  it("escapes operators of the query syntax", () => {
    expect(toPrefixTsquery("o'brien")).toBe("'o''brien':*");
    expect(toPrefixTsquery("a\\b")).toBe("'a\\\\b':*");
    expect(toPrefixTsquery("a:*|b&!c")).toBe("'a:*|b&!c':*");
    expect(toPrefixTsquery("Smith & Sons")).toBe("'smith':* & 'sons':*");
  });

  it("makes no search query from a text without letters and digits", () => {
    for (const typed of ["", "  ", "&", "' | ''", "!:*()\\", "-- %_"])
      expect(toPrefixTsquery(typed), typed).toBeNull();
  });
});
