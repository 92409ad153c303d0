import { describe, expect, it } from "vitest";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { renderSitemap } from "~/domains/seo/sitemap-entry";
import { importedDataset } from "../dataset/imported";
import { collectAsync } from "../support/collect";
import { contentOf } from "../support/content/content";
import { createEditableContent } from "../support/content/editable-content";
import { silentLog } from "../support/shop/silent-log";

const dated = importedDataset().map((document) => ({ _updatedAt: "2026-11-20T08:00:00Z", ...document }));
const sources = { content: contentOf(dated), log: silentLog };
const isPublic = (path: string) => !/^\/(checkout|order\/|payment)/.test(path);

async function* only<T>(one: T): AsyncGenerator<T> {
  yield one;
}

describe("sitemap", () => {
  it("lists every page, style, post, author and category once, without hidden or personal ones", async () => {
    const found = (await collectAsync(listSitemap(sources, isPublic))).map(({ path }) => path);
    expect(found.filter((path, index) => found.indexOf(path) !== index)).toEqual([]);
    for (const path of [
      "/",
      "/inspiration-gallery/kitchen-3",
      "/products/kitchen-cabinets/jsi-cabinetry/trnv",
      "/blogs/measuring-a-kitchen",
    ])
      expect(found).toContain(path);
    expect(found.filter((path) => path.startsWith("/products/kitchen-cabinets/"))).toHaveLength(62);
    for (const path of ["/checkout", "/order/success", "/payment/fail", "/not-found", "/aboutus"])
      expect(found).not.toContain(path);
  });

  it("states in the sitemap the time of the last publish and the pictures of each page", async () => {
    const style = (await collectAsync(listSitemap(sources, isPublic))).find(({ path }) =>
      path.endsWith("/trnv"),
    );
    expect(style?.updatedAt).toBe("2026-11-20T08:00:00Z");
    expect(style?.images.length).toBeGreaterThanOrEqual(3);
    const gallery = (await collectAsync(listSitemap(sources, isPublic))).find(
      ({ path }) => path === "/inspiration-gallery",
    );
    expect(gallery?.images.length).toBeGreaterThanOrEqual(14);
  });

  it("omits hidden pages, posts, authors, categories and pictures of hidden blocks", async () => {
    const seo = { noIndex: true };
    const slug = { current: "hidden" };
    const shown = { _updatedAt: "2026-11-20T08:00:00Z" };
    const blocks = [
      { _key: "a", _type: "banner", isHidden: true, image: { asset: { _ref: "picture" } } },
      { _key: "b", _type: "cardGrid", isHidden: true, cards: [{ image: { asset: { _ref: "picture" } } }] },
    ];
    const documents = [
      { ...shown, _id: "picture", _type: "sanity.imageAsset", url: "/lake/picture.webp" },
      { ...shown, _id: "hidden", _type: "page", path: "/hidden", seo },
      { ...shown, _id: "post", _type: "blogPost", slug, seo },
      { ...shown, _id: "author", _type: "blogAuthor", id: slug, seo },
      { ...shown, _id: "category", _type: "blogCategory", slug, seo },
      { ...shown, _id: "seen", _type: "page", path: "/seen", blocks },
      { ...shown, _id: "personal", _type: "page", path: "/order/thanks" },
    ];
    const content = contentOf(documents);
    expect(await collectAsync(listSitemap({ content, log: silentLog }, isPublic))).toEqual([
      { path: "/seen", updatedAt: "2026-11-20T08:00:00Z", images: [] },
    ]);
  });

  it("loads styles in batches and sends each before the next", async () => {
    const many = Array.from({ length: 1_200 }, (_, number) => ({
      _id: `style-${number}`,
      _type: "style",
      _updatedAt: "2026-11-20T08:00:00Z",
      code: { current: `code-${number}` },
      brand: { _ref: "brand" },
    }));
    const brand = { _id: "brand", _type: "brand", slug: { current: "jsi" } };
    const { content, asked: requests } = createEditableContent([brand, ...many]);
    const entries = listSitemap({ content, log: silentLog }, isPublic);
    await entries.next();
    expect(requests).toHaveLength(3);
    const rest = await collectAsync(entries);
    expect(requests).toHaveLength(5);
    expect(rest.filter(({ path }) => path.includes("/jsi/"))).toHaveLength(1_199);
  });

  it("renders a well-formed sitemap with absolute URLs and escaped characters", async () => {
    const entry = { path: "/a&b", updatedAt: "2026-11-20T08:00:00Z", images: ["/lake/x.webp?w=1&h=2"] };
    expect((await collectAsync(renderSitemap(only(entry), "https://shop.example"))).join("")).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://shop.example/a&amp;b</loc><lastmod>2026-11-20T08:00:00Z</lastmod><image:image><image:loc>https://shop.example/lake/x.webp?w=1&amp;h=2</image:loc></image:image></url>
</urlset>
`,
    );
  });
});
