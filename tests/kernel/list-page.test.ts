import { describe, expect, it } from "vitest";
import { createPageRequest, parsePageNumber, toPage } from "~/kernel/list-page";

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row-${at + 1}` }));

describe("a page of a staff list", () => {
  it("requests one row more than a page of a staff list shows", () => {
    expect(createPageRequest("row-30")).toEqual({ limit: 31, after: "row-30" });
    expect(createPageRequest(undefined)).toEqual({ limit: 31, after: undefined });
  });

  it("shows 30 rows, and the next page begins after the last of them", () => {
    const page = toPage(rows(31));
    expect(page.rows).toHaveLength(30);
    expect(page.rows.at(-1)).toEqual({ id: "row-30" });
    expect(page.next).toBe("row-30");
  });

  it("returns null as the next page when no row is left", () => {
    expect(toPage(rows(30)).rows).toHaveLength(30);
    expect(toPage(rows(30)).next).toBeNull();
    expect(toPage([])).toEqual({ rows: [], next: null });
  });
});

describe("parsePageNumber", () => {
  it("reads a page number from a query parameter", () => {
    expect(["1", "2", "17"].map(parsePageNumber)).toEqual([1, 2, 17]);
  });

  it.each([[null], [""], ["0"], ["-1"], ["1e9"], ["NaN"], ["2.5"], ["<b>"], ["99999999999"]])(
    "returns the first page for the page number %j",
    (text) => {
      expect(parsePageNumber(text)).toBe(1);
    },
  );
});
