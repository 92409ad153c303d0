import { describe, expect, it } from "vitest";
import { formatSignInCode, typedCode } from "~/kernel/sign-in-code";

describe("the code of a mail", () => {
  it("is read in two halves", () => {
    expect(formatSignInCode("48210937")).toBe("4821 0937");
  });

  it.each(["48210937", "4821 0937", " 4821-0937\n", "48 21 - 09 37"])("may be typed as '%s'", (typed) => {
    expect(typedCode(typed)).toBe("48210937");
  });

  it("stays wrong when something else was typed", () => {
    expect(typedCode("4821 o937")).toBe("4821o937");
  });
});
