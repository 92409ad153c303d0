import { describe, expect, it } from "vitest";
import { pageOf, sliceAfter } from "~/kernel/list-page";

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row-${at + 1}` }));

describe("a page of a list that staff read", () => {
  it("is asked for with one row more than it shows", () => {
    expect(sliceAfter("row-30")).toEqual({ limit: 31, after: "row-30" });
    expect(sliceAfter(undefined)).toEqual({ limit: 31, after: undefined });
  });

  it("shows 30 rows, and the next page begins behind the last of them", () => {
    const page = pageOf(rows(31));
    expect(page.rows).toHaveLength(30);
    expect(page.rows.at(-1)).toEqual({ id: "row-30" });
    expect(page.next).toBe("row-30");
  });

  it("is the last one where no row is left over", () => {
    expect(pageOf(rows(30)).rows).toHaveLength(30);
    expect(pageOf(rows(30)).next).toBeNull();
    expect(pageOf([])).toEqual({ rows: [], next: null });
  });
});
