import { describe, expect, it } from "vitest";
import { formatSignInCode, normalizeSignInCode } from "~/kernel/sign-in-code";

describe("the sign-in code of an email", () => {
  it("shows the sign-in code in two halves", () => {
    expect(formatSignInCode("48210937")).toBe("4821 0937");
  });

  it.each(["48210937", "4821 0937", " 4821-0937\n", "48 21 - 09 37"])(
    "reads the sign-in code typed as '%s'",
    (typed) => {
      expect(normalizeSignInCode(typed)).toBe("48210937");
    },
  );

  it("keeps an invalid character of a typed sign-in code", () => {
    expect(normalizeSignInCode("4821 o937")).toBe("4821o937");
  });
});
