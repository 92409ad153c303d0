import { describe, expect, it } from "vitest";
import { renderRoute } from "#tests/support/views/render-route";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { toRenderKey } from "~/edge/pages/render-key";
import * as categoryRoute from "~/routes/shop/category";
import { importedDataset } from "../dataset/imported";
import { collectAsync } from "../support/collect";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const dated = importedDataset().map((document) => ({ _updatedAt: "2026-11-20T08:00:00Z", ...document }));
const glass = {
  _id: "category-glass",
  _type: "category",
  _updatedAt: "2026-11-20T08:00:00Z",
  title: "Glass Doors",
  slug: { _type: "slug", current: "glass-doors" },
  description: "Framed doors with a pane of glass.",
};
type Documents = Parameters<typeof contentOf>[0];
const withGlass: Documents = [...dated, glass];

const servicesOf = (documents: Documents) => ({
  content: contentOf(documents),
  log: silentLog,
  env: { publicUrl: "https://shop.example" },
});
const createRequestArgs = (categoryKey: string, documents: Documents = withGlass) => ({
  services: servicesOf(documents),
  path: `/products/${categoryKey}`,
  params: { categoryKey },
});
const pageOf = (categoryKey: string, documents?: Documents) =>
  renderRoute(categoryRoute, createRequestArgs(categoryKey, documents));

async function statusOf(categoryKey: string, documents?: Documents): Promise<number> {
  const { services, path, params } = createRequestArgs(categoryKey, documents);
  const request = new Request(`https://shop.example${path}`);
  // biome-ignore lint/suspicious/noExplicitAny: a loader reads only these of its arguments.
  const answer = await categoryRoute.loader({ request, params, context: { services } } as any);
  return answer.init?.status ?? 200;
}

describe("category page", () => {
  it.each(["Glass Doors", "category-glass"])(
    "redirects from the category's name or id to its slug: %s",
    async (name) => {
      const { services, params } = createRequestArgs(name);
      const request = new Request(
        `https://shop.example/products/${encodeURIComponent(name)}?utm_source=mail`,
      );
      // biome-ignore lint/suspicious/noExplicitAny: a loader reads only these of its arguments.
      const loading = categoryRoute.loader({ request, params, context: { services } } as any);
      const thrown = await loading.catch((answer) => answer);
      expect([thrown.status, thrown.headers.get("location")]).toEqual([
        301,
        "/products/glass-doors?utm_source=mail",
      ]);
    },
  );

  it("returns 200 for a category without styles and shows that there are none [CAT-016]", async () => {
    expect(await statusOf("glass-doors")).toBe(200);
    const page = await pageOf("glass-doors");
    expect(page).toMatch(/<h1[^>]*>Glass Doors<\/h1>/);
    expect(page).toContain("Framed doors with a pane of glass.");
    expect(page).toMatch(/<p[^>]*>Product data not found or invalid format<\/p>/);
    expect(page).toMatch(/<a [^>]*href="\/products"[^>]*>See everything we sell<\/a>/);
  });

  it("excludes a category without styles from search engines and the sitemap [CAT-016]", async () => {
    expect(await pageOf("glass-doors")).toContain('{"name":"robots","content":"noindex"}');
    expect(await pageOf("shaker")).not.toContain('{"name":"robots","content":"noindex"}');
    const listed = await collectAsync(listSitemap(servicesOf(withGlass), () => true));
    const addresses = listed.map(({ path }) => path);
    expect(addresses).toContain("/products/shaker");
    expect(addresses).not.toContain("/products/glass-doors");
  });

  it("never links a category without styles as the previous or next one [CAT-015]", async () => {
    // The empty category is the last one.
    expect(await pageOf("slab")).not.toContain("/products/glass-doors");
    expect(await pageOf("glass-doors")).toMatch(
      /<a [^>]*href="\/products\/slab"[^>]*><svg.*?<\/svg><span class="sr-only">Previous category: <\/span>Slab Doors<\/a>/,
    );
  });

  it("names an unknown category on the 404 page [CAT-017]", async () => {
    expect(await statusOf("oak")).toBe(404);
    const page = await pageOf("oak");
    expect(page).toMatch(/<p[^>]*>Category &quot;oak&quot; not found in data<\/p>/);
    expect(page).toContain("This drawer is empty.");
  });

  it("shows on the 404 page that there are no categories [CAT-016]", async () => {
    const none = dated.filter(({ _type }) => _type !== "category");
    expect(await statusOf("oak", none)).toBe(404);
    expect(await pageOf("oak", none)).toMatch(/<p[^>]*>No category data available<\/p>/);
  });

  it("renders a page for each unknown category, because the page shows its name [CAT-017]", () => {
    expect(toRenderKey("/products/oak", new Set(["/"]))).toEqual({
      key: "/products/oak",
      cachesNotFound: false,
    });
  });
});
