import { describe, expect, it } from "vitest";
import { findLiterals, listBreakpoints } from "../../scripts/check/literals";

const texts = (source: string, breakpoints: readonly string[] = []) =>
  findLiterals(source, breakpoints).map(({ text }) => text);

describe("the check for literal values outside of the design tokens", () => {
  it.each([
    [`<p style={{ color: "#1f3b2f" }}>`, "#1f3b2f"],
    ["a { color: rgb(0 0 0 / 50%) }", "rgb(0"],
    ["a { color: oklch(0.4 0.1 160) }", "oklch(0"],
    ["a { margin: 12px }", "12px"],
    ["a { margin: .5rem }", ".5rem"],
    [`<div className="p-4 w-[12ch]">`, "w-[12ch]"],
    [`<div className="md:grid-cols-[1fr_2fr]">`, "grid-cols-[1fr_2fr]"],
    [`<div className="[mask:none]">`, "[mask:none]"],
    [`<div className="data-[state=open]:flex">`, "data-[state=open]"],
  ])("reports the literal value in %s", (source, literal) => {
    expect(texts(source)).toContain(literal);
  });

  it.each([
    [`<a href="#main" className="p-4 text-h3">`],
    [`import { db } from "#db/client";`],
    ["// 12px of comment, #fff"],
    [`<img sizes="(min-width: 1640px) 640px, 40vw" />`],
    ["a { margin: calc(var(--spacing) * 2); width: 50%; gap: 1.2em }"],
    ["const first = rows[0]; const pixelsPx = 767;"],
  ])("accepts %s, which has no literal value", (source) => {
    expect(texts(source)).toEqual([]);
  });

  it("accepts a breakpoint of the tokens in a media condition only", () => {
    expect(texts("@media (width >= 48rem) { a { margin: 48rem } }", ["48rem"])).toEqual(["48rem"]);
    expect(texts("@media (width >= 47rem) {}", ["48rem"])).toEqual(["47rem"]);
  });

  it("reads the breakpoints from the token file", () => {
    expect(listBreakpoints("--breakpoint-md: 48rem; --breakpoint-xl: 75.0625rem;")).toEqual([
      "48rem",
      "75.0625rem",
    ]);
  });

  it("reports the line number of a literal value", () => {
    expect(findLiterals("a {\n  margin: 3px;\n}")).toEqual([{ line: 2, text: "3px" }]);
  });
});
