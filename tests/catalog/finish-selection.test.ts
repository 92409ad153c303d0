import { describe, expect, it } from "vitest";
import {
  getPicturesForFinishes,
  selectFinishes,
  setFinishChoice,
  splitSwatches,
} from "~/domains/catalog/finishes/finish-selection";
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

const glazes: FinishGroup = {
  name: "glaze",
  title: "Glaze",
  items: [finish("none"), finish("pewter"), finish("coffee")],
};
const query = (text: string) => new URLSearchParams(text);

describe("selectFinishes", () => {
  const valuesFor = (text: string) =>
    selectFinishes([colors, glazes], query(text)).map(({ finish: { value } }) => value);

  it("selects the first finish of each group by default [CAT-005]", () => {
    expect(valuesFor("")).toEqual(["trnv", "none"]);
  });

  it("selects the finish in the parameters type and value [CAT-001] [CAT-005]", () => {
    expect(valuesFor("type=color&value=trry")).toEqual(["trry", "none"]);
    expect(valuesFor("type=glaze&value=pewter")).toEqual(["trnv", "pewter"]);
  });

  it("selects the finishes in the parameters of the other groups [CAT-005]", () => {
    expect(valuesFor("type=glaze&value=pewter&finish-color=trry")).toEqual(["trry", "pewter"]);
    expect(valuesFor("finish-color=trgr&finish-glaze=coffee")).toEqual(["trgr", "coffee"]);
  });

  it("prefers type and value over the parameter of the same group", () => {
    expect(valuesFor("type=color&value=trry&finish-color=trgr")).toEqual(["trry", "none"]);
  });

  it("falls back to the default for a value that the group does not have", () => {
    expect(valuesFor("type=glaze&value=trry&finish-color=nothing")).toEqual(["trnv", "none"]);
    expect(valuesFor("type=color&value=nothing")).toEqual(["trnv", "none"]);
  });
});

describe("setFinishChoice", () => {
  const choose = (text: string, group: string, value: string) =>
    setFinishChoice(query(text), [colors, glazes], { group, value }).toString();

  it("writes the choice to the parameters type and value [CAT-006]", () => {
    expect(choose("", "color", "trry")).toBe("type=color&value=trry");
  });

  it("keeps the choice of another group in its own parameter, in either order [CAT-006]", () => {
    expect(choose("type=color&value=trry", "glaze", "pewter")).toBe(
      "type=glaze&value=pewter&finish-color=trry",
    );
    expect(choose("type=glaze&value=pewter", "color", "trry")).toBe(
      "type=color&value=trry&finish-glaze=pewter",
    );
  });

  it("replaces the choice of the same group [CAT-006]", () => {
    expect(choose("type=glaze&value=pewter&finish-color=trry", "glaze", "coffee")).toBe(
      "type=glaze&value=coffee&finish-color=trry",
    );
    expect(choose("type=glaze&value=pewter&finish-color=trry", "color", "trgr")).toBe(
      "type=color&value=trgr&finish-glaze=pewter",
    );
  });

  it("keeps parameters that do not belong to finishes [CAT-006]", () => {
    expect(choose("utm_source=mail&type=color&value=trry&gclid=1", "glaze", "pewter")).toBe(
      "utm_source=mail&gclid=1&type=glaze&value=pewter&finish-color=trry",
    );
  });

  it("drops a group that the style does not have", () => {
    expect(choose("type=handle&value=brass", "color", "trry")).toBe("type=color&value=trry");
  });
});

describe("getPicturesForFinishes", () => {
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
  const pictured = (value: string) => ({
    ...finish(value),
    previewImage: picture(`${value}-kitchen`),
    doorImage: picture(`${value}-door`),
  });
  const glazesWithPictures = { ...glazes, items: [finish("none"), pictured("pewter")] };
  const shownOn = (text: string, groups: readonly FinishGroup[] = [colors, glazesWithPictures]) =>
    getPicturesForFinishes([front], selectFinishes(groups, query(text))).map(({ src, label }) => [
      src,
      label,
    ]);

  it("adds the pictures of the chosen finish before and after those of the style [CAT-009]", () => {
    expect(shownOn("type=glaze&value=pewter")).toEqual([
      ["pewter-kitchen", "pewter"],
      ["front", undefined],
      ["pewter-door", "pewter"],
    ]);
  });

  it("adds no pictures when no finish is chosen or the finish has none", () => {
    expect(shownOn("")).toEqual([["front", undefined]]);
    expect(shownOn("type=glaze&value=none")).toEqual([["front", undefined]]);
  });

  it("adds the pictures of every group's chosen finish, with the latest choice outermost [CAT-006] [CAT-009]", () => {
    const groups = [{ ...colors, items: [pictured("trnv"), pictured("trry")] }, glazesWithPictures];
    const sources = (text: string) => shownOn(text, groups).map(([src]) => src);
    const glazeLast = ["pewter-kitchen", "trry-kitchen", "front", "trry-door", "pewter-door"];
    expect(sources("type=glaze&value=pewter&finish-color=trry")).toEqual(glazeLast);
    const colorLast = ["trry-kitchen", "pewter-kitchen", "front", "pewter-door", "trry-door"];
    expect(sources("type=color&value=trry&finish-glaze=pewter")).toEqual(colorLast);
  });

  it("shows a picture of two chosen finishes once", () => {
    const shared = picture("shared");
    const groups = [
      { ...colors, items: [{ ...finish("trnv"), previewImage: shared, doorImage: shared }] },
      { ...glazes, items: [{ ...finish("none"), doorImage: shared }] },
    ];
    expect(shownOn("type=glaze&value=none", groups)).toEqual([
      ["shared", "trnv"],
      ["front", undefined],
    ]);
  });
});

describe("swatches", () => {
  it("hides no swatches when all fit", () => {
    expect(splitSwatches(colors.items, 11, "trnv")).toEqual({ visibleItems: colors.items, hiddenCount: 0 });
  });

  it("shows the chosen swatch when other swatches are hidden", () => {
    const { visibleItems, hiddenCount } = splitSwatches(manyFinishes, 11, "f14");
    expect(visibleItems.map(({ value }) => value)).toContain("f14");
    expect(visibleItems).toHaveLength(11);
    expect(hiddenCount).toBe(3);
  });
});
