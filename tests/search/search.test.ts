import { describe, expect, it } from "vitest";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { createSearchIndex } from "~/domains/search/search-index.server";
import { getSuggestions, searchShop } from "~/domains/search/search-shop.server";
import { importedDataset } from "../dataset/imported";
import { createEditableContent } from "../support/content/editable-content";
import { silentLog } from "../support/shop/silent-log";

function searchedShop() {
  const shop = createEditableContent(importedDataset());
  const sources = { content: shop.content, log: silentLog };
  const index = createSearchIndex(sources, createCatalog(sources));
  const stylesFor = async (text: string) =>
    (await searchShop(index, { text, page: 1 })).styles.map(({ title }) => title);
  return { ...shop, sources, index, stylesFor };
}

const { index, sources, stylesFor } = searchedShop();

describe("shop search", () => {
  it("finds a style by name, code, SKU and description [SRCH-005]", async () => {
    expect(await stylesFor("Trenton Recessed Navy")).toEqual(["Trenton Recessed Navy"]);
    expect(await stylesFor("wtse")).toEqual(["Shaker White"]);
    expect(await stylesFor("SMPL-TRNV")).toEqual(["Trenton Recessed Navy"]);
    expect(await stylesFor("it needs nothing but a calm room around it")).toEqual(["Trenton Recessed Navy"]);
  });

  it("sorts exact matches before prefixes and shows fuzzy matches only without others", async () => {
    const styles = await stylesFor("shaker");
    expect(styles.slice(0, 8).every((title) => title.startsWith("Shaker "))).toBe(true);
    expect((await stylesFor("dove"))[0]).toBe("Shaker Dove");
    expect((await stylesFor("dover")).every((title) => title.startsWith("Dover "))).toBe(true);
  });

  it("finds a style despite typos", async () => {
    expect((await stylesFor("shakr"))[0]).toMatch(/^Shaker /);
    expect((await stylesFor("trnton navi"))[0]).toBe("Trenton Recessed Navy");
    expect((await stylesFor("Yarmuth sage")).slice(0, 2).sort()).toEqual([
      "Yarmouth Raised Sage",
      "Yarmouth Slab Sage",
    ]);
  });

  it("finds results by the editor's synonyms", async () => {
    expect(await stylesFor("trenton grey")).toEqual(await stylesFor("trenton gray"));
    expect(await stylesFor("trenton taupe")).toContain("Trenton Recessed Greige");
  });

  it("finds something for every popular search of the demo, none of which is a SKU", async () => {
    const { popularSearches } = await fetchSiteSettings(sources);
    expect(popularSearches).toEqual([
      "White shaker",
      "Sage",
      "Navy",
      "Slab doors",
      "Free samples",
      "Shipping",
    ]);
    for (const text of popularSearches)
      expect((await searchShop(index, { text, page: 1 })).count, text).toBeGreaterThan(0);
  });

  it("finds posts, FAQs and pages in groups below the styles", async () => {
    const { groups } = await getSuggestions(index, "sample");
    expect(groups.map(({ type }) => type)).toContain("faq");
    expect(groups.map(({ type }) => type)).toContain("page");
    const order = ["style", "post", "faq", "page"];
    const positions = groups.map(({ type }) => order.indexOf(type));
    expect(positions).toEqual([...positions].sort());
  });

  it("finds no page that is excluded from search engines", async () => {
    const pages = async (text: string) =>
      (await searchShop(index, { text, page: 1 })).otherGroups.flatMap(({ items }) =>
        items.map(({ path }) => path),
      );
    expect(await pages("checkout address")).not.toContain("/checkout");
    expect(await pages("search results")).not.toContain("/search");
  });

  it("returns name, title, description, SKU, type, categories and a 100 by 100 picture [SRCH-007]", async () => {
    const { groups } = await getSuggestions(index, "trnv");
    expect(groups[0]?.items[0]).toMatchObject({
      name: "Trenton Recessed Navy",
      title: "Trenton Recessed Navy",
      sku: "SMPL-TRNV",
      type: "style",
      categories: ["Kitchen Cabinets"],
      path: "/products/kitchen-cabinets/jsi-cabinetry/trnv",
      images: [{ type: "base", title: "Trenton Recessed Navy", width: 100, height: 100 }],
    });
    expect(groups[0]?.items[0]?.description).not.toBe("");
    expect(groups[0]?.items[0]?.images[0]?.altText).not.toBe("");
  });

  it.each([["sh"], ["  sh  "], [""], [null]])("suggests nothing for %j [SRCH-004]", async (typed) => {
    expect(await getSuggestions(index, typed)).toEqual({ count: 0, groups: [] });
  });

  it("suggests results from the third character on [SRCH-004]", async () => {
    expect((await getSuggestions(index, "sha")).count).toBeGreaterThan(0);
  });

  it.each([
    ["<script>alert(1)</script>"],
    ["' OR 1=1 --"],
    ["*[_type == 'style']"],
    ["x".repeat(10_000)],
    ["((((((("],
    ["___"],
    ["💡💡💡"],
  ])("treats %s as plain text in a search", async (text) => {
    expect((await searchShop(index, { text, page: 1 })).styles).toEqual([]);
  });

  it("shows 24 styles a page, and the last page for a higher number", async () => {
    const first = await searchShop(index, { text: "kitchen", page: 1 });
    const beyond = await searchShop(index, { text: "kitchen", page: 99 });
    expect(first.styles).toHaveLength(24);
    expect(first.pages).toBe(3);
    expect(beyond.page).toBe(3);
    expect(beyond.otherGroups).toEqual([]);
  });
});

describe("search index after a publish", () => {
  it("finds new documents after a publish and reads only changed ones", async () => {
    const shop = searchedShop();
    expect(await shop.stylesFor("periwinkle")).toEqual([]);
    const reads = shop.asked.length;
    shop.publish({ "style-trnv": { ...shop.documentOf("style-trnv"), name: "Trenton Periwinkle" } });
    expect(await shop.stylesFor("periwinkle")).toEqual(["Trenton Periwinkle"]);
    expect(shop.asked.slice(reads).filter((query) => query.includes('_type == "style" &&'))).toEqual([
      expect.stringContaining("_id in $ids"),
    ]);
  });

  it("does not find documents that were deleted", async () => {
    const shop = searchedShop();
    expect(await shop.stylesFor("wtse")).toHaveLength(1);
    shop.publish({ "style-wtse": null });
    expect(await shop.stylesFor("wtse")).toEqual([]);
  });

  it("updates the styles of a renamed brand", async () => {
    const shop = searchedShop();
    expect(await shop.stylesFor("fjordline")).toEqual([]);
    shop.publish({ "brand-uscd": { ...shop.documentOf("brand-uscd"), name: "Fjordline" } });
    expect((await shop.stylesFor("fjordline")).length).toBeGreaterThan(10);
  });

  it("finds results by new synonyms after a publish", async () => {
    const shop = searchedShop();
    expect(await shop.stylesFor("marine")).toEqual([]);
    shop.publish({ siteSettings: { ...shop.documentOf("siteSettings"), searchSynonyms: ["navy, marine"] } });
    expect(await shop.stylesFor("trenton marine")).toEqual(["Trenton Recessed Navy"]);
  });
});
