import type { MetaDescriptor } from "@remix-run/node";
import type { BreadcrumbList, WithContext } from "schema-dts";
import { getImageUrl } from "~/content/pictures/image";
import type { ContentImage } from "~/content/schemas";
import type { Site } from "~/content/site-settings";
import { stripStega, stripStegaDeep } from "~/kernel/text/stega";
import { maxTitleLength } from "./search-text-lengths";
import type { BreadcrumbItem, Seo } from "./seo.schema";

const openGraphSize = { width: 1200, height: 630 } as const;

type PageMeta = {
  readonly site: Site;
  readonly publicUrl: string;
  /** The canonical path, without query. */
  readonly path: string;
  /** The title if the editor gave none (PAGE-014). */
  readonly heading: string;
  readonly seo?: Seo | undefined;
  readonly breadcrumb?: readonly BreadcrumbItem[];
  readonly withBreadcrumbSchema?: boolean;
  readonly structuredData?: readonly object[];
  /** The Open Graph type: a text with author and date, or any other page. */
  readonly kind?: "article" | "website";
  /** The shared picture if the editor chose none. */
  readonly picture?: ContentImage | undefined;
  /** The Google site verification, on pages whose switch is on (SEO-011). */
  readonly siteVerification?: string | undefined;
};

/**
 * Creates title, description, canonical link, Open Graph and JSON-LD of a page (SEO-001, SEO-011). Stega is
 * removed even in a preview, because machines read these texts.
 */
export function createPageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, seo, kind = "website" } = page;
  const title = seo?.title ?? createTitle(page.heading, site.name);
  const address = new URL(page.path, page.publicUrl).href;
  return stripStegaDeep([
    { title },
    { tagName: "link", rel: "canonical", href: address },
    ...(seo?.description ? [{ name: "description", content: seo.description }] : []),
    ...(seo?.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ...(seo?.metaList ?? []),
    { property: "og:type", content: kind },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    ...(seo?.description ? [{ property: "og:description", content: seo.description }] : []),
    { property: "og:url", content: address },
    ...createOpenGraphImage(page),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    ...(seo?.description ? [{ name: "twitter:description", content: seo.description }] : []),
    ...(page.siteVerification ? [{ name: "google-site-verification", content: page.siteVerification }] : []),
    ...createBreadcrumbSchema(page),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ] as MetaDescriptor[]);
}

function createOpenGraphImage({ site, seo, picture, publicUrl }: PageMeta): MetaDescriptor[] {
  const image = seo?.image ?? picture ?? site.ogImage;
  if (!image) return [];
  const { width, height } = openGraphSize;
  const address = new URL(getImageUrl(image, width, width / height), publicUrl).href;
  return [
    { name: "twitter:image", content: address },
    { property: "og:image", content: address },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: image.alt },
  ];
}

/** Creates the breadcrumb's JSON-LD; an empty breadcrumb emits none (SEO-004). */
function createBreadcrumbSchema({
  breadcrumb = [],
  withBreadcrumbSchema,
  publicUrl,
}: PageMeta): MetaDescriptor[] {
  if (!withBreadcrumbSchema || breadcrumb.length === 0) return [];
  const schema: WithContext<BreadcrumbList> = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: breadcrumb.map(({ text, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: new URL(url, publicUrl).href,
    })),
  };
  return [{ "script:ld+json": schema }];
}

/** Appends the shop's name to the heading if both fit into a search result. */
function createTitle(heading: string, siteName: string): string {
  const title = `${heading} | ${siteName}`;
  return stripStega(title).length > maxTitleLength ? heading : title;
}
