import { describe, expect, it } from "vitest";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { createStyleIndex } from "~/domains/catalog/style-index/style-index";
import { parseListQuery, setFilterValues, toListUrl } from "~/domains/catalog/style-list/list-query";
import { listStyles, type PaginationMode } from "~/domains/catalog/style-list/list-styles";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const catalog = createCatalog({ content: contentOf(importedDataset()), log: silentLog });
const styles = [...(await catalog.read()).values()];

const list = (query: string, mode: PaginationMode = "page-numbers", of = styles) =>
  listStyles(createStyleIndex(of), parseListQuery(new URLSearchParams(query)), { mode, pageSize: 24 });
const names = (query: string) => list(query).styles.map(({ title }) => title);

describe("catalog style index", () => {
  it("gives each style its own array of category titles, even if the titles are equal", () => {
    expect(styles[1]?.categoryTitles).toEqual(styles[0]?.categoryTitles);
    expect(new Set(styles.map(({ categoryTitles }) => categoryTitles)).size).toBe(60);
  });
});

describe("list of door styles", () => {
  it("shows all styles in pages of 24 [CAT-023]", () => {
    expect(list("")).toMatchObject({ count: 60, page: 1, pages: 3 });
    expect(list("").styles).toHaveLength(24);
    expect(list("page=3").styles).toHaveLength(12);
  });

  it("reads one repeatable parameter for each filter group [CAT-023]", () => {
    expect(list("brand=uscd").count).toBe(22);
    expect(list("family=white&family=blue").count).toBe(
      list("family=white").count + list("family=blue").count,
    );
    expect(names("line=trenton-recessed&family=blue")).toEqual([
      "Trenton Recessed Navy",
      "Trenton Recessed Royal",
    ]);
    expect(list("construction=slab&finish=gloss").styles.map(({ code }) => code)).toEqual(["pmgw"]);
  });

  it("sorts A-Z, Z-A, Newest and Oldest, undated ones last [CAT-024]", () => {
    const byName = names("sort=a-z");
    expect(byName[0]).toBe("Amesbury Mist");
    expect(names("sort=z-a")[0]).toBe("Yarmouth Slab Sage");
    const [first] = styles;
    if (!first) throw new Error("no style");
    const dated = (title: string, publishedAt: string | undefined) => ({ ...first, title, publishedAt });
    const three = [dated("undated", undefined), dated("old", "2023-01-01"), dated("new", "2025-01-01")];
    const order = (query: string) => list(query, "page-numbers", three).styles.map(({ title }) => title);
    expect(order("sort=newest")).toEqual(["new", "old", "undated"]);
    expect(order("sort=oldest")).toEqual(["old", "new", "undated"]);
  });

  it("counts the matching styles of each filter option, ignoring the filter of the same group", () => {
    const { options } = list("family=blue");
    const count = (group: "family" | "brand", value: string) =>
      options[group].find((option) => option.value === value)?.count;
    expect(count("family", "blue")).toBe(8);
    expect(count("family", "white")).toBe(14);
    expect(count("brand", "uscd")).toBe(list("family=blue&brand=uscd").count);
  });

  it("counts 0 for a filter option that would match no style", () => {
    const { options } = list("line=palermo");
    expect(options.family.find(({ value }) => value === "blue")?.count).toBe(0);
  });

  it("shows all pages up to the current one with load-more and infinite scroll [CAT-025]", () => {
    expect(list("page=2", "load-more").styles).toHaveLength(48);
    expect(list("page=3", "infinite-scroll").styles).toHaveLength(60);
  });

  it("returns to the first page when another filter is chosen [CAT-022]", () => {
    const parsedQuery = parseListQuery(new URLSearchParams("page=2&sort=z-a&brand=uscd"));
    expect(toListUrl("/products/kitchen-cabinets", setFilterValues(parsedQuery, "family", ["white"]))).toBe(
      "/products/kitchen-cabinets?brand=uscd&family=white&sort=z-a",
    );
  });

  it("finds words in names, codes, brands and descriptions [SRCH-008]", () => {
    expect(names("query=trenton navy")).toEqual(["Trenton Recessed Navy"]);
    expect(names("query=WTSE")).toEqual(["Shaker White"]);
  });

  it.each([
    ["page=0"],
    ["page=-1"],
    ["page=NaN"],
    ["page=1e9"],
    ["sort=price"],
    ["sort=a-z&sort=z-a&page=1&page=7"],
    ["color=red"],
    ["family=<script>alert(1)</script>"],
    [`family=${"x".repeat(10_000)}`],
  ])("lists all door styles when the query parameter is invalid: %s", (query) => {
    expect(list(query)).toMatchObject({ count: 60, page: 1 });
  });

  it("shows the last page for a higher page number, and nothing when no style matches", () => {
    expect(list("page=999999").page).toBe(3);
    expect(list("family=no-such-color")).toMatchObject({ count: 0, page: 1, pages: 1 });
  });
});
