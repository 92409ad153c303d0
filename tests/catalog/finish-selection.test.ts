import { describe, expect, it } from "vitest";
import { picturesWithFinish, selectedFinish, splitSwatches } from "~/domains/catalog/finish-selection";
import type { FinishGroup, StyleImage } from "~/domains/catalog/style.schema";

const finish = (value: string): FinishGroup["items"][number] => ({
  value,
  label: value,
  image: undefined,
  previewImage: undefined,
  doorImage: undefined,
  style: undefined,
});
const colors: FinishGroup = {
  name: "color",
  title: "Color",
  items: [finish("trnv"), finish("trry"), finish("trgr")],
};
const manyFinishes = Array.from({ length: 14 }, (_, index) => finish(`f${index + 1}`));

describe("the chosen finish", () => {
  it("[CAT-005] is the group's first item by default", () => {
    expect(selectedFinish(colors, { type: null, value: null })?.value).toBe("trnv");
  });

  it("[CAT-001, CAT-005] is the one the query names", () => {
    expect(selectedFinish(colors, { type: "color", value: "trry" })?.value).toBe("trry");
  });

  it("stays the default when the query names another group or no item of this one", () => {
    expect(selectedFinish(colors, { type: "glaze", value: "trry" })?.value).toBe("trnv");
    expect(selectedFinish(colors, { type: "color", value: "nothing" })?.value).toBe("trnv");
  });
});

describe("the pictures of a chosen finish", () => {
  const picture = (src: string): StyleImage => ({
    src,
    alt: src,
    width: 800,
    height: 1200,
    lqip: undefined,
    focus: undefined,
    crop: undefined,
    type: "base",
    label: undefined,
  });
  const front = picture("front");
  const glazes: FinishGroup = {
    name: "glaze",
    title: "Glaze",
    items: [
      finish("none"),
      { ...finish("pewter"), previewImage: picture("glazed-kitchen"), doorImage: picture("glazed-door") },
    ],
  };
  const shownOn = (choice: { type: string | null; value: string | null }) =>
    picturesWithFinish([front], [colors, glazes], choice).map(({ src, label }) => [src, label]);

  it("stand before and behind those of the style [CAT-009]", () => {
    expect(shownOn({ type: "glaze", value: "pewter" })).toEqual([
      ["glazed-kitchen", "pewter"],
      ["front", undefined],
      ["glazed-door", "pewter"],
    ]);
  });

  it("are none where nobody chose one, or where it has none of its own", () => {
    expect(shownOn({ type: null, value: null })).toEqual([["front", undefined]]);
    expect(shownOn({ type: "glaze", value: "none" })).toEqual([["front", undefined]]);
  });
});

describe("swatches", () => {
  it("hides nothing when all fit", () => {
    expect(splitSwatches(colors.items, 11, "trnv")).toEqual({ shown: colors.items, hiddenCount: 0 });
  });

  it("never hides the chosen one", () => {
    const { shown, hiddenCount } = splitSwatches(manyFinishes, 11, "f14");
    expect(shown.map(({ value }) => value)).toContain("f14");
    expect(shown).toHaveLength(11);
    expect(hiddenCount).toBe(3);
  });
});
