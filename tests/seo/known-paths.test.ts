import { describe, expect, it } from "vitest";
import { documentRoutes, toPathKey } from "~/domains/seo/document-paths";
import { createKnownPaths } from "~/domains/seo/known-paths.server";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { siteMap } from "~/routes";
import { importedDataset } from "../dataset/imported";
import { collectAsync } from "../support/collect";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const dated = importedDataset().map((document) => ({ _updatedAt: "2026-11-20T08:00:00Z", ...document }));
const moved = {
  _id: "moved",
  _type: "redirect",
  from: "/faq",
  to: { _type: "link", kind: "address", address: "/faqs" },
};
const sources = { content: contentOf([...dated, moved]), log: silentLog };
const knownAddresses = createKnownPaths(sources);
const isThere = async (path: string) => (await knownAddresses()).has(toPathKey(path));

describe("known paths", () => {
  it("knows every path of the sitemap", async () => {
    const known = await knownAddresses();
    const listed = (await collectAsync(listSitemap(sources, () => true))).map(({ path }) => path);
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((path) => !known.has(toPathKey(path)))).toEqual([]);
  });

  it.each([
    ["a page's other address", "/aboutus"],
    ["a redirected address", "/faq"],
    ["a brand's page", "/products/kitchen-cabinets/jsi-cabinetry"],
    ["a style by its name", "/products/kitchen-cabinets/jsi-cabinetry/Trenton-Recessed-Navy"],
    ["the path of the authors, which shows a specific not-found text", "/blogs/authors"],
  ])("includes %s in the known paths", async (_what, path) => {
    expect(await isThere(path)).toBe(true);
  });

  it.each([
    "/wp-login",
    "/blogs/none",
    "/products/kitchen-cabinets/none",
    "/products/kitchen-cabinets/jsi-cabinetry/none",
  ])("excludes %s from the known paths", async (path) => {
    expect(await isThere(path)).toBe(false);
  });

  it("covers every public route of documents except categories [CAT-017]", () => {
    const open = siteMap.filter(({ path, audience }) => audience === "public" && /[:*]/.test(path));
    expect(open.map(({ path }) => path).filter((path) => !documentRoutes.has(path))).toEqual([
      "/products/:categoryKey",
    ]);
  });
});
