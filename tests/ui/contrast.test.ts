import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colorTokens, contrast } from "./contrast";

const tokens = colorTokens(readFileSync("app/ui/styles/tokens.css", "utf8"));

function ratio(foreground: string, background: string): number {
  const [front, back] = [tokens.get(foreground), tokens.get(background)];
  if (!front || !back) throw new Error(`no such color token: ${front ? background : foreground}`);
  return contrast(front, back);
}

const light = ["paper", "white", "paper-deep"];
const text = [
  "ink",
  "ink-soft",
  "ink-faint",
  "pine",
  "pine-deep",
  "brass-deep",
  "danger",
  "success",
  "warning",
];

describe("color pairs of the design system", () => {
  it("computes the ratio of black and white as 21", () => {
    const black = { lightness: 0, chroma: 0, hue: 0 };
    const white = { lightness: 1, chroma: 0, hue: 0 };
    expect(contrast(black, white)).toBeCloseTo(21, 1);
  });

  for (const surface of light)
    for (const color of text)
      it(`gives text in ${color} on ${surface} a contrast of 4.5:1`, () => {
        expect(ratio(color, surface)).toBeGreaterThanOrEqual(4.5);
      });

  it.each([
    ["success", "success-soft"],
    ["danger", "danger-soft"],
    ["warning", "warning-soft"],
    ["pine", "pine-soft"],
    ["ink-soft", "pine-soft"],
    ["paper", "pine"],
    ["paper", "pine-deep"],
    ["paper", "ink"],
    ["mist", "pine-deep"],
    ["mist", "pine"],
    ["brass-light", "pine-deep"],
    ["ink", "brass-light"],
    ["ink", "mist"],
  ])("gives text in %s on %s a contrast of 4.5:1", (foreground, background) => {
    expect(ratio(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ["line-strong", "paper"],
    ["line-strong", "white"],
    ["brass", "paper"],
    ["pine", "paper-deep"],
    ["brass-light", "pine"],
  ])("gives borders and icons in %s on %s a contrast of 3:1", (foreground, background) => {
    expect(ratio(foreground, background)).toBeGreaterThanOrEqual(3);
  });
});
