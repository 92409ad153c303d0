import { describe, expect, it } from "vitest";
import type { SampleProduct } from "~/domains/samples/cart/cart-line";
import {
  emptyFilter,
  filterSamples,
  getFilterOptions,
  groupByDoorLine,
  isShortDoorLine,
  parseSampleFilter,
  removeUnknownFilters,
  sortDoorLines,
  toSampleQuery,
} from "~/domains/samples/order-list/sample-filter";
import { formatSamplePrice } from "~/domains/samples/sample-price";
import { cents } from "~/kernel/money/money";

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

describe("filter of the sample list", () => {
  it.each([
    [emptyFilter, ["A", "B", "C", "D"]],
    [{ ...emptyFilter, brand: "JSI Cabinetry" }, ["A", "B", "C"]],
    [{ ...emptyFilter, color: "white" }, ["B", "C", "D"]],
    [{ brand: "JSI Cabinetry", line: "Trenton Recessed", color: "white" }, ["B"]],
    [{ brand: "USCD", line: "Essex", color: "" }, []],
  ])("filters the sample list by %j to the SKUs %j", (filter, left) => {
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
    [emptyFilter, emptyFilter],
  ])("limits the filter %j of a URL to the known options %j", (filter, known) => {
    expect(removeUnknownFilters(samples, filter)).toEqual(known);
  });

  it("offers every brand and color once, also when a filter is set", () => {
    const unnamed = { ...sample("E", "USCD", "Shaker", ""), family: null };
    const { brands, colors } = getFilterOptions([...samples, unnamed], "USCD");
    expect(brands).toEqual(["JSI Cabinetry", "USCD"]);
    expect(colors).toEqual(["blue", "white"]);
  });

  it("reads the filter of a shared URL, or an empty filter without its parameters", () => {
    expect(parseSampleFilter("?brand=USCD&line=Shaker&color=white")).toEqual({
      brand: "USCD",
      line: "Shaker",
      color: "white",
    });
    expect(parseSampleFilter("?utm=1")).toEqual({ brand: "", line: "", color: "" });
  });

  it("treats a door line with two samples as short and one with three as long", () => {
    const row = (count: number) =>
      groupByDoorLine(Array.from({ length: count }, (_, at) => sample(`S${at}`, "USCD", "Shaker", "white")));
    expect(row(2).map(isShortDoorLine)).toEqual([true]);
    expect(row(3).map(isShortDoorLine)).toEqual([false]);
    expect(groupByDoorLine([])).toEqual([]);
  });

  it("formats the price 0 as Free [SMPL-003]", () => {
    expect(formatSamplePrice(cents(0), "Aria")).toBe("Free");
    expect(formatSamplePrice(cents(1250), "Aria")).toBe("$12.50");
  });

  it("adds the stega of the sample's name to its price in a preview", () => {
    const stegaSuffix = "\u200b\u200b\u200b\u200b\u200c\ufeff";
    expect(formatSamplePrice(cents(1250), `Aria${stegaSuffix}`)).toBe(`$12.50${stegaSuffix}`);
  });

  it("offers the lines of the chosen brand only", () => {
    expect(getFilterOptions(samples, "USCD").lines).toEqual(["Shaker"]);
    expect(getFilterOptions(samples, "").lines).toEqual(["Trenton Recessed", "Essex", "Shaker"]);
  });

  it("sorts each brand's lines of one or two samples last", () => {
    const samples = [
      sample("A", "JSI Cabinetry", "Upton", "brown"),
      ...["B", "C", "D"].map((sku) => sample(sku, "JSI Cabinetry", "Dover", "white")),
      sample("E", "USCD", "Torrance", "white"),
    ];
    expect(sortDoorLines(groupByDoorLine(samples)).map(({ line }) => line)).toEqual([
      "Dover",
      "Upton",
      "Torrance",
    ]);
  });

  it("groups the samples by door line in their order", () => {
    expect(groupByDoorLine(samples).map((row) => [row.brandName, row.line, skus(row.samples)])).toEqual([
      ["JSI Cabinetry", "Trenton Recessed", ["A", "B"]],
      ["JSI Cabinetry", "Essex", ["C"]],
      ["USCD", "Shaker", ["D"]],
    ]);
  });

  it("writes the filter to a URL and reads it back", () => {
    const filter = { brand: "JSI Cabinetry", line: "", color: "white" };
    expect(toSampleQuery(filter)).toBe("?brand=JSI+Cabinetry&color=white");
    expect(parseSampleFilter("?brand=JSI+Cabinetry&color=white")).toEqual(filter);
    expect(toSampleQuery(emptyFilter)).toBe("");
  });
});
