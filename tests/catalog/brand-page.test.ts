import { describe, expect, it } from "vitest";
import { findBrandPage } from "~/blocks/page/brand-page.server";
import { listSitemap } from "~/domains/seo/list-sitemap.server";
import { importedDataset } from "../dataset/imported";
import { collectAsync } from "../support/collect";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const newBrand = {
  _id: "brand-fabuwood",
  _type: "brand",
  name: "Fabuwood",
  slug: { _type: "slug", current: "fabuwood" },
  shadowText: "FABU",
  description: "Full-access boxes from New Jersey.",
  body: [
    {
      _type: "block",
      _key: "p",
      children: [{ _type: "span", _key: "s", text: "Boxes are glued and clamped." }],
    },
  ],
};
const newDoor = {
  _id: "style-galaxy",
  _type: "style",
  name: "Galaxy Frost",
  code: { _type: "slug", current: "galaxy" },
  brand: { _type: "reference", _ref: "brand-fabuwood" },
};
const documents = [...importedDataset(), newBrand, newDoor].map((document) => ({
  _updatedAt: "2026-11-20T08:00:00Z",
  ...document,
}));
const sources = { content: contentOf(documents), log: silentLog, env: { publicUrl: "https://shop.example" } };

async function pageOf(slug: string) {
  const found = await findBrandPage(sources, slug);
  if (!found.ok) throw new Error("no page");
  return found.value;
}

describe("brand page", () => {
  it("shows a new brand's title, door styles and story without an editor's page", async () => {
    const page = await pageOf("fabuwood");
    expect(page).toMatchObject({
      path: "/products/kitchen-cabinets/fabuwood",
      title: "Fabuwood",
      seo: { description: "Full-access boxes from New Jersey." },
      blocks: [
        {
          _type: "pageTitle",
          title: "Fabuwood",
          shadowText: "FABU",
          description: "Full-access boxes from New Jersey.",
        },
        { _type: "styleList", brandSlug: "fabuwood" },
        { _type: "richText", title: "About Fabuwood", body: newBrand.body },
      ],
    });
    expect(page.breadcrumb.map(({ text }) => text)).toEqual([
      "Home",
      "Products",
      "Kitchen Cabinets",
      "Fabuwood",
    ]);
    const listed = await collectAsync(listSitemap(sources, () => true));
    expect(listed.filter(({ path }) => path.endsWith("/fabuwood"))).toHaveLength(1);
  });

  it("shows an editor's page, completed by the brand's title and story", async () => {
    const { seo, blocks } = await pageOf("jsi-cabinetry");
    expect(seo?.title).toBe("JSI Cabinetry Kitchen Cabinets | Stile & Rail");
    expect(blocks.map(({ _type }) => _type)).toEqual([
      "pageTitle",
      "styleList",
      "mediaContent",
      "mediaContent",
      "faqAccordion",
    ]);
    expect(blocks[0]).toMatchObject({ title: "JSI Cabinetry", shadowText: "JSI" });
    expect(blocks[2]).toMatchObject({
      title: "About JSI Cabinetry",
      image: { alt: "Antique white kitchen with raised panel doors and black lanterns" },
    });
    const listed = await collectAsync(listSitemap(sources, () => true));
    expect(listed.filter(({ path }) => path === "/products/kitchen-cabinets/jsi-cabinetry")).toHaveLength(1);
  });

  it("omits the style list when the brand has no door style", async () => {
    const content = contentOf(documents.filter(({ _id }) => _id !== "style-galaxy"));
    const found = await findBrandPage({ ...sources, content }, "fabuwood");
    expect(found.ok && found.value.blocks.map(({ _type }) => _type)).toEqual(["pageTitle", "richText"]);
  });

  it("returns page-not-found without a brand and an editor's page", async () => {
    expect(await findBrandPage(sources, "none")).toEqual({ ok: false, failure: { code: "page-not-found" } });
  });
});
