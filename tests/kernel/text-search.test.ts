import { describe, expect, it } from "vitest";
import { toPrefixTsquery } from "~/kernel/text-search";

describe("what was typed, as words that begin so", () => {
  it("asks every part between spaces to begin a word, in small letters and without the signs around it", () => {
    expect(toPrefixTsquery(" Ada  Lovelace, ")).toBe("'ada':* & 'lovelace':*");
    expect(toPrefixTsquery("(SMPL-UPBW)")).toBe("'smpl-upbw':*");
    expect(toPrefixTsquery("@example.com")).toBe("'example.com':*");
    expect(toPrefixTsquery("Öster")).toBe("'öster':*");
  });

  it("takes a number for a whole number too, with or without its zeros", () => {
    expect(toPrefixTsquery("000004711")).toBe("('#4711' | '000004711':*)");
    expect(toPrefixTsquery("#4711")).toBe("('#4711' | '4711':*)");
    expect(toPrefixTsquery("000")).toBe("('#0' | '000':*)");
  });

  it("gives no sign a meaning", () => {
    expect(toPrefixTsquery("o'brien")).toBe("'o''brien':*");
    expect(toPrefixTsquery("a\\b")).toBe("'a\\\\b':*");
    expect(toPrefixTsquery("a:*|b&!c")).toBe("'a:*|b&!c':*");
    expect(toPrefixTsquery("Smith & Sons")).toBe("'smith':* & 'sons':*");
  });

  it("is nothing where there is no letter and no digit", () => {
    for (const typed of ["", "  ", "&", "' | ''", "!:*()\\", "-- %_"])
      expect(toPrefixTsquery(typed), typed).toBeNull();
  });
});
