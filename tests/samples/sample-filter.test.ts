import { describe, expect, it } from "vitest";
import type { SampleProduct } from "~/domains/samples/cart-line";
import {
  boardOrder,
  filterChoices,
  filterOfQuery,
  filterSamples,
  isShort,
  knownFilter,
  linesOf,
  noFilter,
  queryOfFilter,
} from "~/domains/samples/sample-filter";
import { samplePrice } from "~/domains/samples/sample-price";
import { cents } from "~/kernel/money";

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
    color: family,
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
    [{ ...noFilter, color: "white" }, ["B", "C", "D"]],
    [{ brand: "JSI Cabinetry", line: "Trenton Recessed", color: "white" }, ["B"]],
    [{ brand: "USCD", line: "Essex", color: "" }, []],
  ])("%j leaves %j", (filter, left) => {
    expect(skus(filterSamples(samples, filter))).toEqual(left);
  });

  it.each([
    [
      { brand: "USCD", line: "Essex", color: "white" },
      { brand: "USCD", line: "", color: "white" },
    ],
    [
      { brand: "Gone", line: "Essex", color: "teal" },
      { brand: "", line: "Essex", color: "" },
    ],
    [
      { brand: "JSI Cabinetry", line: "Essex", color: "blue" },
      { brand: "JSI Cabinetry", line: "Essex", color: "blue" },
    ],
    [noFilter, noFilter],
  ])("%j of an address narrows by %j: by what can be chosen", (filter, known) => {
    expect(knownFilter(samples, filter)).toEqual(known);
  });

  it("offers every brand and color once, whatever is chosen", () => {
    const unnamed = { ...sample("E", "USCD", "Shaker", ""), family: null };
    const { brands, colors } = filterChoices([...samples, unnamed], "USCD");
    expect(brands).toEqual(["JSI Cabinetry", "USCD"]);
    expect(colors).toEqual(["blue", "white"]);
  });

  it("reads the filter of a shared address, and nothing from another", () => {
    expect(filterOfQuery("?brand=USCD&line=Shaker&color=white")).toEqual({
      brand: "USCD",
      line: "Shaker",
      color: "white",
    });
    expect(filterOfQuery("?utm=1")).toEqual({ brand: "", line: "", color: "" });
  });

  it("counts a line of two as short, and one of three as long", () => {
    const row = (count: number) =>
      linesOf(Array.from({ length: count }, (_, at) => sample(`S${at}`, "USCD", "Shaker", "white")));
    expect(row(2).map(isShort)).toEqual([true]);
    expect(row(3).map(isShort)).toEqual([false]);
    expect(linesOf([])).toEqual([]);
  });

  it("says the price of a sample as the buttons do: most are free [SMPL-003]", () => {
    expect(samplePrice(cents(0), "Aria")).toBe("Free");
    expect(samplePrice(cents(1250), "Aria")).toBe("$12.50");
  });

  it("leads in a preview from the price to the sample, as its name does", () => {
    const mark = "\u200b\u200b\u200b\u200b\u200c\ufeff";
    expect(samplePrice(cents(1250), `Aria${mark}`)).toBe(`$12.50${mark}`);
  });

  it("offers the lines of the chosen brand only", () => {
    expect(filterChoices(samples, "USCD").lines).toEqual(["Shaker"]);
    expect(filterChoices(samples, "").lines).toEqual(["Trenton Recessed", "Essex", "Shaker"]);
  });

  it("lays each brand's lines of one or two colors last, so that they pair up", () => {
    const board = [
      sample("A", "JSI Cabinetry", "Upton", "brown"),
      ...["B", "C", "D"].map((sku) => sample(sku, "JSI Cabinetry", "Dover", "white")),
      sample("E", "USCD", "Torrance", "white"),
    ];
    expect(boardOrder(linesOf(board)).map(({ line }) => line)).toEqual(["Dover", "Upton", "Torrance"]);
  });

  it("gathers the samples by door line, in their order", () => {
    expect(linesOf(samples).map((row) => [row.brandName, row.line, skus(row.samples)])).toEqual([
      ["JSI Cabinetry", "Trenton Recessed", ["A", "B"]],
      ["JSI Cabinetry", "Essex", ["C"]],
      ["USCD", "Shaker", ["D"]],
    ]);
  });

  it("can be shared as an address", () => {
    const filter = { brand: "JSI Cabinetry", line: "", color: "white" };
    expect(queryOfFilter(filter)).toBe("?brand=JSI+Cabinetry&color=white");
    expect(filterOfQuery("?brand=JSI+Cabinetry&color=white")).toEqual(filter);
    expect(queryOfFilter(noFilter)).toBe("");
  });
});
