import { documents } from "@stile-and-rail/demo-content";
import { describe, expect, it } from "vitest";
import { listFieldErrors } from "#tests/support/views/schema-org";
import { loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta, getStructuredData } from "~/blocks/page/page-meta";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { createPostMeta } from "~/domains/blog/blog-meta";
import { findPost } from "~/domains/blog/posts/find-post.server";
import { findStyle } from "~/domains/catalog/find-style.server";
import { createStyleMeta } from "~/domains/catalog/style-page/style-meta";
import { importedDataset } from "../dataset/imported";
import { type ContentDocument, contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const publicUrl = "https://shop.example";
const sourcesOf = (content: readonly ContentDocument[]) => ({
  content: contentOf(content),
  log: silentLog,
  env: { publicUrl },
});
const sources = sourcesOf(importedDataset());
const site = toSite(await fetchSiteSettings(sources));

/** Returns the JSON-LD of meta tags as a browser parses it. */
const structured = (head: readonly object[]): readonly Record<string, unknown>[] =>
  head.flatMap((tag) => ("script:ld+json" in tag ? [JSON.parse(JSON.stringify(tag["script:ld+json"]))] : []));
const typesIn = (data: readonly Record<string, unknown>[]) => data.map((one) => one["@type"]);
const listErrors = (data: readonly unknown[]) => data.flatMap((one) => listFieldErrors(one));

async function pageData(path: string) {
  const page = await loadPage(sources, path);
  if (!page.ok) throw new Error(`no page at ${path}`);
  return structured(createCmsPageMeta(page.value));
}

/** Returns the JSON-LD of a style for these schema switches of the door list page. */
async function styleData(code: string, schemas: object) {
  const switched = sourcesOf(
    importedDataset().map((document) =>
      document._id === "page-product-styles" ? { ...document, schemas } : document,
    ),
  );
  const [found, page] = await Promise.all([
    findStyle(switched, { brandSlug: "jsi-cabinetry", styleName: code }),
    loadPage(switched, "/products/kitchen-cabinets/:brandSlug/:styleName"),
  ]);
  if (!found.ok || !page.ok) throw new Error(`no style ${code}`);
  const { value } = page;
  return structured(
    createStyleMeta({
      style: found.value,
      site,
      publicUrl,
      schemas: value.schemas,
      structuredData: getStructuredData(value),
    }),
  );
}

const on = { addSchema: true };
const pagePaths = documents.flatMap(({ _type, path }) => (_type === "page" ? [String(path)] : []));
const postSlugs = documents.flatMap(({ _type, slug }) =>
  _type === "blogPost" ? [String(Reflect.get(Object(slug), "current"))] : [],
);

describe("structured data validation", () => {
  it("finds wrong types, properties, ranges and URLs", () => {
    const product = { "@context": "https://schema.org", "@type": "Product", name: "Trenton" };
    expect(listFieldErrors(product)).toEqual([]);
    expect(listFieldErrors({ ...product, "@type": "Door" })).toEqual([": no type Door"]);
    expect(listFieldErrors({ ...product, headline: "Trenton" })).toEqual([
      "/Product.headline: no property of Product",
    ]);
    expect(listFieldErrors({ ...product, brand: "JSI" })).toEqual([
      '/Product.brand: "JSI" is none of Brand, Organization',
    ]);
    expect(listFieldErrors({ ...product, brand: { "@type": "Person", name: "JSI" } })).toEqual([
      "/Product.brand: Person is none of Brand, Organization",
    ]);
    expect(listFieldErrors({ ...product, image: "/door.webp" })).toEqual([
      '/Product.image: "/door.webp" is none of ImageObject, URL',
    ]);
    expect(listFieldErrors({ ...product, "@context": undefined })).toEqual(["no vocabulary: undefined"]);
  });

  it.each(pagePaths)("accepts the structured data of %s", async (path) => {
    expect(listErrors(await pageData(path))).toEqual([]);
  });

  it.each(postSlugs)("accepts the Article of the post %s", async (slug) => {
    const read = await findPost(sources, slug);
    if (!read.ok) throw new Error(slug);
    const data = structured(createPostMeta({ postPage: read.value, site, publicUrl }));
    expect(typesIn(data)).toEqual(["BreadcrumbList", "Article"]);
    expect(listErrors(data)).toEqual([]);
  });

  it("covers seven types of structured data [SEO-011]", async () => {
    const data = [
      ...(await pageData("/about-us")),
      ...(await pageData("/faqs")),
      ...(await pageData("/kitchen-installation")),
      ...(await styleData("trnv", { product: on })),
    ];
    expect([...new Set(typesIn(data))].sort()).toEqual([
      "BreadcrumbList",
      "FAQPage",
      "LocalBusiness",
      "Organization",
      "Product",
      "VideoObject",
    ]);
  });
});

describe("FAQ structured data of a page", () => {
  it("emits each question with its answer as plain text in the FAQ data [SEO-011] [SEO-012]", async () => {
    const data = await pageData("/faqs");
    const page = data.find((one) => one["@type"] === "FAQPage");
    expect(page?.mainEntity).toContainEqual({
      "@type": "Question",
      name: "Is soft-close included?",
      acceptedAnswer: {
        "@type": "Answer",
        text: "Yes, on every door and every drawer. You can adjust the hinges in six directions with a screwdriver.",
      },
    });
    expect(typesIn(data).filter((type) => type === "FAQPage")).toHaveLength(1);
  });
});

describe("product switch of the door list", () => {
  it("renders no product data in the demo, because a door is not a Product [SEO-014]", async () => {
    const stored = documents.find(({ _id }) => _id === "page-product-styles");
    expect(stored?.schemas).toMatchObject({ product: { addSchema: false } });
    expect(typesIn(await styleData("trnv", Object(stored?.schemas)))).toEqual(["BreadcrumbList"]);
  });

  it("makes each door a Product of its brand when the product switch is on [SEO-011]", async () => {
    const data = await styleData("trnv", { product: on });
    expect(listErrors(data)).toEqual([]);
    expect(data.find((one) => one["@type"] === "Product")).toMatchObject({
      name: "Trenton Recessed Navy",
      description: expect.stringContaining("stylish, durable"),
      url: "https://shop.example/products/kitchen-cabinets/jsi-cabinetry/trnv",
      category: "Kitchen cabinets",
      brand: { "@type": "Brand", name: "JSI Cabinetry" },
      color: "Navy",
      image: expect.arrayContaining([expect.stringMatching(/^https:\/\/shop\.example\//)]),
    });
  });

  it("omits the breadcrumb when its own switch is off [SEO-012]", async () => {
    expect(await styleData("trnv", { breadcrumb: { addSchema: false } })).toEqual([]);
  });
});
