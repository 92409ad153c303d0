import { describe, expect, it } from "vitest";
import { beginning } from "~/kernel/beginning";

describe("what was typed, as words that begin so", () => {
  it("asks every part between spaces to begin a word, in small letters and without the signs around it", () => {
    expect(beginning(" Ada  Lovelace, ")).toBe("'ada':* & 'lovelace':*");
    expect(beginning("(SMPL-UPBW)")).toBe("'smpl-upbw':*");
    expect(beginning("@example.com")).toBe("'example.com':*");
    expect(beginning("Öster")).toBe("'öster':*");
  });

  it("takes a number for a whole number too, with or without its zeros", () => {
    expect(beginning("000004711")).toBe("('#4711' | '000004711':*)");
    expect(beginning("#4711")).toBe("('#4711' | '4711':*)");
    expect(beginning("000")).toBe("('#0' | '000':*)");
  });

  it("gives no sign a meaning", () => {
    expect(beginning("o'brien")).toBe("'o''brien':*");
    expect(beginning("a\\b")).toBe("'a\\\\b':*");
    expect(beginning("a:*|b&!c")).toBe("'a:*|b&!c':*");
    expect(beginning("Smith & Sons")).toBe("'smith':* & 'sons':*");
  });

  it("is nothing where there is no letter and no digit", () => {
    for (const typed of ["", "  ", "&", "' | ''", "!:*()\\", "-- %_"])
      expect(beginning(typed), typed).toBeNull();
  });
});
