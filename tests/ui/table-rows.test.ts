import { describe, expect, it } from "vitest";
import { getPageRows, pageSizes, sortRows, toggleSort } from "~/ui/content/table-rows";

const rows = [
  { name: "Upton", colors: 2 },
  { name: "amesbury", colors: 4 },
  { name: "Trenton", colors: 10 },
];

describe("data table", () => {
  it("offers pages of 10, 20, 30, 40 and 50 rows, 10 at first [CAT-028]", () => {
    expect(pageSizes).toEqual([10, 20, 30, 40, 50]);
  });

  it("sorts texts in a table alphabetically, ignoring case [CAT-028]", () => {
    expect(sortRows(rows, (row) => row.name, "ascending").map((row) => row.name)).toEqual([
      "amesbury",
      "Trenton",
      "Upton",
    ]);
  });

  it("sorts numbers in a table by size [CAT-028]", () => {
    expect(sortRows(rows, (row) => row.colors, "descending").map((row) => row.colors)).toEqual([10, 4, 2]);
  });

  it("reverses the order when a column is clicked again [CAT-028]", () => {
    const first = toggleSort(null, "name");
    expect(first).toEqual({ key: "name", direction: "ascending" });
    expect(toggleSort(first, "name")).toEqual({ key: "name", direction: "descending" });
    expect(toggleSort(first, "colors")).toEqual({ key: "colors", direction: "ascending" });
  });

  it("returns the table rows of a page, counted from 1 [CAT-028]", () => {
    expect(getPageRows([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
  });
});
