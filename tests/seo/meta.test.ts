import { describe, expect, it } from "vitest";
import { metaOf } from "~/domains/seo/meta";
import { schemaSwitchesShape } from "~/domains/seo/seo.schema";

const site = { name: "Stile & Rail", tagline: undefined, ogImage: undefined };
const page = {
  site,
  publicUrl: "https://shop.example",
  path: "/how-to-buy-kitchen",
  heading: "How to buy a kitchen",
};

describe("the head of a page", () => {
  it("[SEO-007] falls back to the heading and the shop's name when the page has no title of its own", () => {
    expect(metaOf(page)).toContainEqual({ title: "How to buy a kitchen | Stile & Rail" });
  });

  it("names the page's own address as canonical", () => {
    expect(metaOf(page)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/how-to-buy-kitchen",
    });
  });

  it("[SEO-004] emits no breadcrumb data for an empty breadcrumb", () => {
    const withEmpty = metaOf({ ...page, breadcrumb: [], withBreadcrumbSchema: true });
    expect(JSON.stringify(withEmpty)).not.toContain("BreadcrumbList");
  });

  it("emits the breadcrumb with absolute addresses", () => {
    const meta = metaOf({ ...page, breadcrumb: [{ text: "Home", url: "/" }], withBreadcrumbSchema: true });
    expect(JSON.stringify(meta)).toContain('"item":"https://shop.example/"');
  });
});

describe("structured-data switches", () => {
  it("[SEO-011, SEO-012] has eight, of which faq, breadcrumb and video are on by default", () => {
    expect(schemaSwitchesShape.parse(undefined)).toEqual({
      faq: true,
      breadcrumb: true,
      video: true,
      googleSearchConsole: false,
      googleTagManager: false,
      product: false,
      localBusiness: false,
      organization: false,
    });
  });

  it("follows an editor's switch", () => {
    const switches = schemaSwitchesShape.parse({
      video: { addSchema: false },
      localBusiness: { addSchema: true },
    });
    expect(switches.video).toBe(false);
    expect(switches.localBusiness).toBe(true);
  });
});
