import { expect, it } from "vitest";
import { readLinks } from "#tests/support/views/read-html";
import { renderRoute } from "#tests/support/views/render-route";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import * as styleRoute from "~/routes/shop/style";
import { importedDataset } from "../../dataset/imported";
import { contentOf } from "../../support/content/content";
import { silentLog } from "../../support/shop/silent-log";

const sources = { content: contentOf(importedDataset()), log: silentLog };
const services = { ...sources, catalog: createCatalog(sources), env: { publicUrl: "https://shop.example" } };
const path = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

async function openStylePage() {
  const params = { brandSlug: "jsi-cabinetry", styleName: "trnv" };
  const html = await renderRoute(styleRoute, { services, path, params });
  const endOfHead = html.indexOf("\n");
  const head: readonly Record<string, unknown>[] = JSON.parse(html.slice(0, endOfHead));
  return { head, body: html.slice(endOfHead) };
}

it("shows brand, name and code of a style above its finishes [CAT-013]", async () => {
  const { body } = await openStylePage();
  const [, header = ""] = /<header[^>]*>(.*?)<\/header>/s.exec(body) ?? [];
  expect(header).toMatch(
    /<a [^>]*href="\/products\/kitchen-cabinets\/jsi-cabinetry"[^>]*>JSI Cabinetry<\/a>/,
  );
  expect(header).toMatch(/<h1[^>]*>Trenton Recessed Navy<\/h1>/);
  expect(header).toMatch(/<span>Style code <span class="uppercase[^"]*">trnv<\/span><\/span>/);
});

it("shows a breadcrumb from Home to the style, with links to brand and lists [SEO-010]", async () => {
  const { body } = await openStylePage();
  const [, trail = ""] = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(body) ?? [];
  expect(readLinks(trail)).toEqual([
    ["Home", "/"],
    ["Products", "/products"],
    ["Kitchen Cabinets", "/products/kitchen-cabinets"],
    ["JSI Cabinetry", "/products/kitchen-cabinets/jsi-cabinetry"],
  ]);
  expect(trail).toMatch(/<span aria-current="page"[^>]*>Trenton Recessed Navy<\/span>/);
});

it("describes the same breadcrumb in structured data [SEO-010]", async () => {
  const { head } = await openStylePage();
  const item = (position: number, name: string, url: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: `https://shop.example${url}`,
  });
  expect(head.map((tag) => tag["script:ld+json"])).toContainEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      item(1, "Home", "/"),
      item(2, "Products", "/products"),
      item(3, "Kitchen Cabinets", "/products/kitchen-cabinets"),
      item(4, "JSI Cabinetry", "/products/kitchen-cabinets/jsi-cabinetry"),
      item(5, "Trenton Recessed Navy", path),
    ],
  });
});
