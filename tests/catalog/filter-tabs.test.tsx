import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { readText } from "#tests/support/views/read-html";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { createStyleIndex } from "~/domains/catalog/style-index/style-index";
import { FilterTabs } from "~/domains/catalog/style-list/filter-tabs";
import { EarlierPagesLink } from "~/domains/catalog/style-list/list-pagination";
import { parseListQuery } from "~/domains/catalog/style-list/list-query";
import { listStyles, type PaginationMode } from "~/domains/catalog/style-list/list-styles";
import { generateStyles } from "../../scripts/content/many-styles";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const demo = importedDataset();
const many = [
  ...generateStyles(
    demo.filter(({ _type }) => _type === "style"),
    300,
  ),
];
const catalog = createCatalog({ content: contentOf([...demo, ...many]), log: silentLog });
const styleIndex = createStyleIndex((await catalog.read()).values());
const list = (query: string, mode: PaginationMode = "page-numbers") =>
  listStyles(styleIndex, parseListQuery(new URLSearchParams(query)), { mode, pageSize: 24 });

type Tabs = Pick<Parameters<typeof FilterTabs>[0], "layout" | "overflow" | "hasAll">;
const tabs = (
  { layout = "filter-tabs-v1", overflow = "wrap", hasAll = true }: Partial<Tabs> = {},
  query = "",
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FilterTabs path="/doors" list={list(query)} group="family" {...{ layout, overflow, hasAll }} />
    </MemoryRouter>,
  );
const rowOf = (html: string) => /<ul[^>]*>/.exec(html)?.[0];

describe("filter tabs", () => {
  it("begins the filter tabs with All only when an editor switched it on [CAT-020]", () => {
    expect(readText(tabs({ hasAll: true }))).toMatch(/^All /);
    expect(readText(tabs({ hasAll: false }))).not.toMatch(/\bAll\b/);
  });

  it("shows filter tabs as underlined texts, pills or boxes with a count, by layout [CAT-020]", () => {
    const [text, pills, boxes] = (["filter-tabs-v1", "filter-tabs-v2", "filter-tabs-v3"] as const).map(
      (layout) => tabs({ layout }),
    );
    expect(text).toContain("border-b-2");
    expect(pills).toContain("rounded-full");
    expect(boxes).toMatch(/Blue<span[^>]*>40 styles/);
    for (const html of [text, pills]) expect(html).not.toMatch(/\d+ styles/);
  });

  it("wraps overflowing filter tabs, scrolls them, or scrolls them by two buttons [CAT-021]", () => {
    const [wrap, scroll, buttons] = (["wrap", "scroll", "buttons"] as const).map((overflow) =>
      tabs({ overflow }),
    );
    expect(rowOf(wrap ?? "")).toContain("flex-wrap");
    for (const html of [scroll, buttons]) {
      expect(rowOf(html ?? "")).toContain("overflow-x-auto");
      expect(rowOf(html ?? "")).not.toContain("flex-wrap");
    }
    const pressed = [wrap, scroll, buttons].map((html) =>
      [...(html ?? "").matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label),
    );
    expect(pressed).toEqual([[], [], ["Previous tabs", "Next tabs"]]);
  });

  it("disables a filter tab that would match no style, without a link", () => {
    const html = tabs({}, "line=palermo");
    expect(html).toMatch(/<a [^>]*href="\/doors\?line=palermo&amp;family=white"[^>]*>White/);
    expect(html).not.toContain("family=blue");
    expect(html).toMatch(/<span aria-disabled="true"[^>]*>Blue<span class="sr-only">: 0 styles/);
    expect(tabs({}, "line=palermo&family=blue")).toContain('aria-current="page"');
  });
});

describe("link to earlier pages", () => {
  const earlier = (query: string, mode: PaginationMode) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <EarlierPagesLink path="/doors" list={list(query, mode)} mode={mode} />
      </MemoryRouter>,
    );

  it.each(["load-more", "infinite-scroll"] as const)(
    "shows a link to earlier pages when a long list no longer starts at the first page: %s",
    (mode) => {
      expect(list("page=12", mode)).toMatchObject({ firstPage: 3, page: 12, pages: 13 });
      expect(list("page=12", mode).styles).toHaveLength(240);
      expect(earlier("family=white&page=1", mode)).toBe("");
      expect(earlier("page=10", mode)).toBe("");
      expect(earlier("page=12&sort=a-z", mode)).toMatch(
        /<a [^>]*href="\/doors\?sort=a-z&amp;page=2"[^>]*>Show earlier doors/,
      );
      expect(list("page=2", mode)).toMatchObject({ firstPage: 1 });
    },
  );

  it("shows no link to earlier pages in a list with page numbers", () => {
    expect(earlier("page=12", "page-numbers")).toBe("");
  });
});
