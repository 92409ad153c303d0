import { describe, expect, it } from "vitest";
import { createFinishCopies, generateStyles } from "../../scripts/content/many-styles";
import { importedDataset } from "../dataset/imported";

const models = importedDataset().filter(({ _type }) => _type === "style");
const made = [...generateStyles(models, 1_000)];
const all = [...models, ...made];

const finishes = importedDataset().filter(({ _type }) => _type === "finish");
const madeFinishes = createFinishCopies(made, finishes);

const siblingsOf = (style: unknown) =>
  JSON.stringify(style)
    .match(/"_ref":"finish-[a-z0-9-]+"/g)
    ?.map((found) => found.slice(8, -1)) ?? [];

describe("the generated catalog for load tests", () => {
  it("generates the requested number of styles, each with a unique code, name and sample", () => {
    expect(all).toHaveLength(1_000);
    for (const field of ["_id", "name"] as const)
      expect(new Set(all.map((style) => style[field])).size).toBe(1_000);
    expect(new Set(made.map(({ code }) => code.current)).size).toBe(940);
    expect(new Set(made.map(({ sample }) => sample?.sku)).size).toBe(940);
  });

  it("generates the same styles each time", () => {
    expect([...generateStyles([...models].reverse(), 1_000)]).toEqual(made);
  });

  it("refers in generated styles only to finishes that exist", () => {
    const ids = new Set([...finishes, ...madeFinishes].map(({ _id }) => _id));
    expect(ids.size, "a color for each style, and three glazes").toBe(1_003);
    expect(all.flatMap(siblingsOf).filter((id) => !ids.has(id))).toEqual([]);
    const copy = made.find(({ _id }) => _id === "style-trnv-9");
    expect(copy).toMatchObject({
      code: { current: "trnv-9" },
      name: "Trenton Recessed Navy 2",
      sample: { sku: "SMPL-TRNV-9" },
    });
    expect(siblingsOf(copy).slice(0, 2)).toEqual(["finish-trnv-9", "finish-trry-9"]);
    expect(madeFinishes.find(({ _id }) => _id === "finish-trnv-9")).toMatchObject({
      label: "Navy 2",
      value: "navy",
      style: { _ref: "style-trnv-9" },
    });
  });
});
