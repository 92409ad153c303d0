import { describe, expect, it } from "vitest";
import { groupAddableStyles } from "~/domains/catalog/compare/addable-styles";
import { toCompareRows } from "~/domains/catalog/compare/compare-rows";
import { appendStyleCodes, parseStyleCodes } from "~/domains/catalog/favorites/style-codes";
import { indexedStyleSchema } from "~/domains/catalog/style-index/indexed-style";

const listed = (code: string, given: object) =>
  indexedStyleSchema.parse({
    _id: code,
    code,
    title: `Door ${code}`,
    line: "Shaker",
    color: "White",
    path: `/products/kitchen-cabinets/uscd/${code}`,
    brandName: "USCD",
    brandSlug: "uscd",
    construction: "shaker",
    material: "paint",
    image: { src: "/door.webp", alt: "Door", width: 600, height: 800 },
    rank: 1,
    ...given,
  });

const white = listed("wtse", { family: "white" });
const navy = listed("trnv", {
  line: "Trenton Recessed",
  color: "Navy",
  construction: "recbevel",
  family: "blue",
  rank: 2,
});

describe("style codes in a URL", () => {
  const read = (address: string, most = 4) =>
    parseStyleCodes(new URL(address, "http://shop").searchParams, most);

  it("reads style codes in order, without duplicates and up to a limit", () => {
    expect(read("/compare?style=wtse&style=TRNV&style=wtse")).toEqual(["wtse", "trnv"]);
    expect(read("/compare?style=a&style=b&style=c", 2)).toEqual(["a", "b"]);
  });

  it("omits invalid style codes", () => {
    expect(read("/compare?style=&style=%3Cscript%3E&style=a%20b&style=%00&style=wtse")).toEqual(["wtse"]);
    expect(read(`/compare?style=${"x".repeat(41)}`)).toEqual([]);
  });

  it("writes style codes to a URL in the same order", () => {
    expect(appendStyleCodes("/compare", ["wtse", "trnv"])).toBe("/compare?style=wtse&style=trnv");
    expect(appendStyleCodes("/favorites", [])).toBe("/favorites");
  });
});

describe("style comparison", () => {
  it("shows readable values and marks the rows that differ", () => {
    expect(toCompareRows([white, navy])).toEqual([
      { title: "Brand", values: ["USCD", "USCD"], differs: false },
      { title: "Door line", values: ["Shaker", "Trenton Recessed"], differs: true },
      { title: "Construction", values: ["Shaker", "Recessed with a profile"], differs: true },
      { title: "Color family", values: ["White", "Blue"], differs: true },
      { title: "Finish", values: ["Painted", "Painted"], differs: false },
    ]);
  });

  it("omits a row without any value and keeps an empty cell for a style without a value", () => {
    const plain = { family: undefined, material: undefined };
    const rows = toCompareRows([listed("a", plain), listed("b", { ...plain, family: "gray" })]);
    expect(rows.map(({ title }) => title)).not.toContain("Finish");
    expect(rows.find(({ title }) => title === "Color family")?.values).toEqual([null, "Gray"]);
  });

  it("offers the styles that are not compared yet, grouped by line", () => {
    expect(groupAddableStyles([navy, white], ["wtse"])).toEqual([
      { title: "USCD Trenton Recessed", styles: [{ code: "trnv", label: "Trenton Recessed Navy" }] },
    ]);
  });
});
