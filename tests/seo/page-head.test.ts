import { describe, expect, it } from "vitest";
import { loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { createVideoSchemas } from "~/domains/seo/video-schema";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const content = contentOf(importedDataset());
const sources = {
  content,
  log: silentLog,
  env: { publicUrl: "https://shop.example", googleSiteVerification: "proof-1" },
};

async function headOf(path: string) {
  const page = await loadPage(sources, path);
  if (!page.ok) throw new Error(`${path} is missing`);
  return createCmsPageMeta(page.value);
}
const structured = (head: readonly object[]) =>
  head.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));

describe("meta tags of a CMS page", () => {
  it("shares the page's first picture for Open Graph and Twitter", async () => {
    const head = await headOf("/inspiration-gallery/kitchen-2");
    expect(JSON.stringify(head.find((tag) => "property" in tag && tag.property === "og:image"))).toContain(
      "kitchen-2",
    );
    expect(head).toContainEqual({
      name: "twitter:title",
      content: "Charcoal Slab Kitchen with Stone Island | Stile & Rail",
    });
    expect(JSON.stringify(head.find((tag) => "name" in tag && tag.name === "twitter:image"))).toContain(
      "kitchen-2",
    );
  });

  it("emits video structured data only if the page's switch is on [SEO-012]", async () => {
    expect(structured(await headOf("/kitchen-installation"))).toContainEqual(
      expect.objectContaining({
        "@type": "VideoObject",
        uploadDate: "2026-09-14T06:00:00.000Z",
        contentUrl: "https://shop.example/videos/assembly-framed-base.mp4",
      }),
    );
    expect(JSON.stringify(structured(await headOf("/faqs")))).not.toContain("VideoObject");
  });

  it("omits a video with an invalid date from structured data", () => {
    const film = {
      title: "A frame",
      videoUrl: "https://youtu.be/abcdefghijk",
      videoType: "youtube",
    } as const;
    expect(createVideoSchemas([{ ...film, uploadDate: "soon" }], "https://shop.example")).toEqual([]);
  });

  it("omits a video without a date from structured data", () => {
    const film = { title: "A frame", videoUrl: "/videos/frame.mp4", videoType: "video" } as const;
    const thumbnail = { src: "/frame.webp", alt: "", width: 1600, height: 900 };
    const known = { ...thumbnail, lqip: undefined, focus: undefined, crop: undefined };
    expect(createVideoSchemas([{ ...film, thumbnail: known }], "https://shop.example")).toEqual([]);
  });

  it("emits no FAQ structured data when the page's switch is off [SEO-012]", async () => {
    const page = await loadPage(sources, "/faqs");
    if (!page.ok) throw new Error("no questions");
    const { schemas } = page.value;
    expect(JSON.stringify(createCmsPageMeta(page.value))).toContain("FAQPage");
    const off = createCmsPageMeta({ ...page.value, schemas: { ...schemas, faq: false } });
    expect(JSON.stringify(off)).not.toContain("FAQPage");
  });

  it("emits the Google site verification on pages whose switch is on [SEO-011] [SEO-013]", async () => {
    const proof = { name: "google-site-verification", content: "proof-1" };
    expect(await headOf("/faqs")).toContainEqual(proof);
    expect(await headOf("/about-us")).not.toContainEqual(proof);
  });

  it("uses heading and shop's name as the default title of a page [PAGE-014] [SEO-007]", async () => {
    expect(await headOf("/how-to-buy-kitchen")).toContainEqual({
      title: "How to buy a kitchen | Stile & Rail",
    });
  });

  it("emits one canonical URL for a page with two paths [PAGE-009] [SEO-005]", async () => {
    const head = await headOf("/aboutus");
    expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://shop.example/about-us" });
    expect(JSON.stringify(head)).toContain('"item":"https://shop.example/about-us"');
    expect(JSON.stringify(head)).not.toContain("LocalBusiness");
    expect(JSON.stringify(await headOf("/about-us"))).toContain("LocalBusiness");
  });
});
