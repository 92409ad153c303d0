import { vercelStegaEncode } from "@vercel/stega";
import { describe, expect, it } from "vitest";
import { createPageMeta } from "~/domains/seo/page-meta";
import { schemaSwitchesSchema } from "~/domains/seo/seo.schema";

const site = { name: "Stile & Rail", tagline: undefined, ogImage: undefined };
const page = {
  site,
  publicUrl: "https://shop.example",
  path: "/how-to-buy-kitchen",
  heading: "How to buy a kitchen",
};

describe("page meta tags", () => {
  it("falls back to the heading and the shop's name as the title [SEO-007]", () => {
    expect(createPageMeta(page)).toContainEqual({ title: "How to buy a kitchen | Stile & Rail" });
  });

  it("omits the shop's name when the title would have 60 or more characters [SEO-001]", () => {
    const heading = "Framed or Frameless: What You Gain and What You Give Up";
    expect(createPageMeta({ ...page, heading })).toContainEqual({ title: heading });
  });

  it("emits the page's URL as its canonical link", () => {
    expect(createPageMeta(page)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/how-to-buy-kitchen",
    });
  });

  it("emits no breadcrumb data for an empty breadcrumb [SEO-004]", () => {
    const withEmpty = createPageMeta({ ...page, breadcrumb: [], withBreadcrumbSchema: true });
    expect(JSON.stringify(withEmpty)).not.toContain("BreadcrumbList");
  });

  it("emits title, description and picture once for search engines and sharing [SEO-002]", () => {
    const whole = { lqip: undefined, focus: undefined, crop: undefined };
    const picture = { alt: "A navy door", width: 2400, height: 1800, ...whole };
    const head = createPageMeta({
      ...page,
      kind: "article",
      seo: {
        title: "Seven steps",
        description: "From tape to truck.",
        metaList: [{ name: "author", content: "Dana" }],
        image: { ...picture, src: "/lake/chosen.webp" },
        noIndex: true,
      },
      picture: { ...picture, src: "/lake/first.webp" },
      withBreadcrumbSchema: true,
      breadcrumb: [
        { text: "Home", url: "/" },
        { text: "Steps", url: "/how-to-buy-kitchen" },
      ],
    });
    const shared = expect.stringMatching(/^https:\/\/shop\.example\/lake\/chosen\.webp\?/);
    expect(head).toEqual([
      { title: "Seven steps" },
      { tagName: "link", rel: "canonical", href: "https://shop.example/how-to-buy-kitchen" },
      { name: "description", content: "From tape to truck." },
      { name: "robots", content: "noindex" },
      { name: "author", content: "Dana" },
      { property: "og:type", content: "article" },
      { property: "og:site_name", content: "Stile & Rail" },
      { property: "og:title", content: "Seven steps" },
      { property: "og:description", content: "From tape to truck." },
      { property: "og:url", content: "https://shop.example/how-to-buy-kitchen" },
      { name: "twitter:image", content: shared },
      { property: "og:image", content: shared },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: "A navy door" },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: "Seven steps" },
      { name: "twitter:description", content: "From tape to truck." },
      {
        "script:ld+json": {
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
            {
              "@type": "ListItem",
              position: 2,
              name: "Steps",
              item: "https://shop.example/how-to-buy-kitchen",
            },
          ],
        },
      },
    ]);
  });

  it("emits the breadcrumb data with absolute URLs", () => {
    const meta = createPageMeta({
      ...page,
      breadcrumb: [{ text: "Home", url: "/" }],
      withBreadcrumbSchema: true,
    });
    expect(JSON.stringify(meta)).toContain('"item":"https://shop.example/"');
  });
});

describe("structured data switches", () => {
  it("reads eight structured data switches, with faq, breadcrumb and video on by default [SEO-011] [SEO-012]", () => {
    expect(schemaSwitchesSchema.parse(undefined)).toEqual({
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

  it("sets the structured data switches by the editor's settings", () => {
    const switches = schemaSwitchesSchema.parse({
      video: { addSchema: false },
      localBusiness: { addSchema: true },
    });
    expect(switches.video).toBe(false);
    expect(switches.localBusiness).toBe(true);
  });
});

describe("page meta tags in a preview", () => {
  it("removes stega from the meta tags of a preview", () => {
    const stegaSuffix = vercelStegaEncode({ origin: "sanity.io", id: "a", type: "page", path: "title" });
    const about = {
      ...{
        site: { ...site, name: `${site.name}${stegaSuffix}` },
        publicUrl: page.publicUrl,
        path: page.path,
      },
      breadcrumb: [
        { text: "Home", url: "/" },
        { text: `Plan${stegaSuffix}`, url: "/plan" },
      ],
      withBreadcrumbSchema: true,
    };
    const seo = {
      ...{ title: undefined, metaList: [], image: undefined, noIndex: false },
      description: `From tape to truck.${stegaSuffix}`,
    };
    const marked = createPageMeta({ ...page, ...about, heading: `Seven steps${stegaSuffix}`, seo });
    const serialized = JSON.stringify(marked);
    for (const text of ["Seven steps | Stile & Rail", "From tape to truck.", "Plan"])
      expect(serialized).toContain(`"${text}"`);
    expect(serialized).not.toContain(stegaSuffix.slice(0, 4));
  });
});
