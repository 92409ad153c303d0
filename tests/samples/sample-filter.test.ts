import { describe, expect, it } from "vitest";
import type { SampleProduct } from "~/domains/samples/cart-line";
import {
  boardOrder,
  filterChoices,
  filterOfQuery,
  filterSamples,
  linesOf,
  noFilter,
  queryOfFilter,
} from "~/domains/samples/sample-filter";

function sample(sku: string, brandName: string, line: string, family: string): SampleProduct {
  return {
    sku,
    name: `${line} sample`,
    styleTitle: line,
    price: 0,
    isSample: true,
    images: [],
    finishes: [],
    finish: null,
    qty: 1,
    path: "/",
    line,
    colour: family,
    brandName,
    construction: null,
    family,
  };
}

const samples = [
  sample("A", "JSI Cabinetry", "Trenton Recessed", "blue"),
  sample("B", "JSI Cabinetry", "Trenton Recessed", "white"),
  sample("C", "JSI Cabinetry", "Essex", "white"),
  sample("D", "USCD", "Shaker", "white"),
];

const skus = (list: readonly SampleProduct[]) => list.map(({ sku }) => sku);

describe("narrowing the sample board", () => {
  it.each([
    [noFilter, ["A", "B", "C", "D"]],
    [{ ...noFilter, brand: "JSI Cabinetry" }, ["A", "B", "C"]],
    [{ ...noFilter, colour: "white" }, ["B", "C", "D"]],
    [{ brand: "JSI Cabinetry", line: "Trenton Recessed", colour: "white" }, ["B"]],
    [{ brand: "USCD", line: "Essex", colour: "" }, []],
  ])("[SMPL-013] %j leaves %j", (filter, left) => {
    expect(skus(filterSamples(samples, filter))).toEqual(left);
  });

  it("[SMPL-013] offers the lines of the chosen brand only", () => {
    expect(filterChoices(samples, "USCD").lines).toEqual(["Shaker"]);
    expect(filterChoices(samples, "").lines).toEqual(["Trenton Recessed", "Essex", "Shaker"]);
  });

  it("[SMPL-013] lays each brand's lines of one or two colors last, so that they pair up", () => {
    const board = [
      sample("A", "JSI Cabinetry", "Upton", "brown"),
      ...["B", "C", "D"].map((sku) => sample(sku, "JSI Cabinetry", "Dover", "white")),
      sample("E", "USCD", "Torrance", "white"),
    ];
    expect(boardOrder(linesOf(board)).map(({ line }) => line)).toEqual(["Dover", "Upton", "Torrance"]);
  });

  it("[SMPL-013] gathers the samples by door line, in their order", () => {
    expect(linesOf(samples).map((row) => [row.brandName, row.line, skus(row.samples)])).toEqual([
      ["JSI Cabinetry", "Trenton Recessed", ["A", "B"]],
      ["JSI Cabinetry", "Essex", ["C"]],
      ["USCD", "Shaker", ["D"]],
    ]);
  });

  it("[SMPL-013] can be shared as an address", () => {
    const filter = { brand: "JSI Cabinetry", line: "", colour: "white" };
    expect(queryOfFilter(filter)).toBe("?brand=JSI+Cabinetry&colour=white");
    expect(filterOfQuery("?brand=JSI+Cabinetry&colour=white")).toEqual(filter);
    expect(queryOfFilter(noFilter)).toBe("");
  });
});
