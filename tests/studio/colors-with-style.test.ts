import { describe, expect, it } from "vitest";
import { colorsWithStyle } from "../../studio/schemas/catalog/colors-with-style";

const navy = { label: "Navy", style: { _ref: "style-trnv" } };

describe("the colors of a door style", () => {
  it("each lead to a door style of their own", () => {
    expect(colorsWithStyle({ name: "color", items: [navy] })).toBe(true);
    expect(colorsWithStyle({ name: "color", items: [navy, { label: "Royal" }] })).toBe(
      "“Royal” has no door style: choosing it would order the sample of another color.",
    );
  });

  it("are told from glazes and interiors, which share the sample", () => {
    expect(colorsWithStyle({ name: "glaze", items: [{ label: "Umber" }] })).toBe(true);
  });
});
