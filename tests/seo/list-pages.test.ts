import { describe, expect, it } from "vitest";
import { type RouteModule, renderRoute } from "#tests/support/views/render-route";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { createSearchIndex } from "~/domains/search/search-index.server";
import * as authorRoute from "~/routes/blog/author";
import * as blogCategoryRoute from "~/routes/blog/category";
import * as blogRoute from "~/routes/blog/list";
import * as searchRoute from "~/routes/shop/search";
import * as listRoute from "~/routes/shop/style-list";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const sources = { content: contentOf(importedDataset()), log: silentLog };
const catalog = createCatalog(sources);
const services = {
  ...sources,
  catalog,
  search: createSearchIndex(sources, catalog),
  env: { publicUrl: "https://shop.example" },
};

type Opened = {
  readonly canonical?: string | undefined;
  readonly title?: string | undefined;
  readonly redirect?: string;
};

/** Returns the canonical URL and the title of a page, or its redirect target. */
async function open(
  route: RouteModule,
  path: string,
  params: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  try {
    const [head = "[]"] = (await renderRoute(route, { services, path, params })).split("\n");
    const tags: readonly Record<string, string>[] = JSON.parse(head);
    return {
      canonical: tags.find(({ rel }) => rel === "canonical")?.href,
      title: tags.find(({ title }) => title)?.title,
    };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { redirect: thrown.headers.get("Location") ?? "" };
  }
}

const cabinets = "/products/kitchen-cabinets";
const jsi = `${cabinets}/jsi-cabinetry`;

describe("further page of a style list", () => {
  it("gives a further page of a style list its own canonical URL and title [CAT-023]", async () => {
    const first = await open(listRoute, cabinets);
    expect(first.canonical).toBe(`https://shop.example${cabinets}`);
    expect(await open(listRoute, `${cabinets}?page=2`)).toEqual({
      canonical: `https://shop.example${cabinets}?page=2`,
      title: `${first.title} (page 2)`,
    });
    expect(await open(listRoute, `${jsi}?page=2`, { brandSlug: "jsi-cabinetry" })).toMatchObject({
      canonical: `https://shop.example${jsi}?page=2`,
    });
  });

  it("gives a filtered or sorted page the whole list as canonical URL [CAT-023]", async () => {
    for (const query of ["sort=z-a&page=2", "construction=shaker&family=white", "query=shaker"])
      expect((await open(listRoute, `${cabinets}?${query}`)).canonical, query).toBe(
        `https://shop.example${cabinets}`,
      );
  });

  it("redirects to an existing page of a style list [CAT-023]", async () => {
    expect(await open(listRoute, `${cabinets}?page=999`)).toEqual({ redirect: `${cabinets}?page=3` });
    expect(await open(listRoute, `${cabinets}?sort=z-a&page=999&brand=uscd`)).toEqual({
      redirect: `${cabinets}?brand=uscd&sort=z-a`,
    });
    for (const page of ["0", "abc", "-1", "1e9", "", "02"])
      expect((await open(listRoute, `${cabinets}?page=${page}`)).redirect, page).toBe(
        page === "02" ? `${cabinets}?page=2` : cabinets,
      );
    expect((await open(listRoute, `${cabinets}?page=1`)).canonical).toBe(`https://shop.example${cabinets}`);
  });
});

describe("further page of search results", () => {
  it("gives a further page of search results its own canonical URL [SRCH-001]", async () => {
    expect((await open(searchRoute, "/search?query-box=kitchen")).canonical).toBe(
      "https://shop.example/search?query=kitchen",
    );
    expect((await open(searchRoute, "/search?query=cabinet&page=2")).canonical).toBe(
      "https://shop.example/search?query=cabinet&page=2",
    );
    expect((await open(searchRoute, "/search")).canonical).toBe("https://shop.example/search");
  });

  it("redirects to the last page of search results [SRCH-001]", async () => {
    expect(await open(searchRoute, "/search?query=ivy&page=999")).toEqual({ redirect: "/search?query=ivy" });
    expect(await open(searchRoute, "/search?query=ivy&page=abc")).toEqual({ redirect: "/search?query=ivy" });
  });
});

describe("further page of a post list", () => {
  it.each([
    ["the blog", blogRoute, "/blogs", {}],
    ["an author", authorRoute, "/blogs/authors/walt-brennan", { blogAuthorId: "walt-brennan" }],
    ["a category", blogCategoryRoute, "/blogs/category/planning", { blogCategoryId: "planning" }],
  ] as const)(
    "gives a page of posts its own canonical URL or redirects to an existing page for %s [BLOG-004] [BLOG-008]",
    async (_, route, path, params) => {
      expect((await open(route as RouteModule, path, params)).canonical).toBe(`https://shop.example${path}`);
      const redirected = await open(route as RouteModule, `${path}?page=999`, params);
      const last = redirected.redirect ?? "";
      expect(last).toMatch(new RegExp(`^${path}(\\?page=\\d)?$`));
      expect((await open(route as RouteModule, last, params)).canonical).toBe(`https://shop.example${last}`);
      for (const page of ["0", "abc"])
        expect(await open(route as RouteModule, `${path}?page=${page}`, params)).toEqual({ redirect: path });
    },
  );

  it("gives a further page of found posts its own canonical URL [BLOG-005]", async () => {
    expect((await open(blogRoute, "/blogs?query=cabinet")).canonical).toBe(
      "https://shop.example/blogs?query=cabinet",
    );
  });
});
