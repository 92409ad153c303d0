import type { MetaDescriptor } from "@remix-run/node";
import type { BreadcrumbList, WithContext } from "schema-dts";
import { getImageUrl } from "~/content/image";
import type { ContentImage } from "~/content/schemas";
import type { Site } from "~/content/site-settings";
import { stripStega, stripStegaDeep } from "~/kernel/stega";
import type { BreadcrumbItem, Seo } from "./seo.schema";

const openGraphSize = { width: 1200, height: 630 } as const;

type PageMeta = {
  readonly site: Site;
  readonly publicUrl: string;
  /** The page's own path, without query: the canonical address. */
  readonly path: string;
  /** Stands in where an editor gave no title (PAGE-014). */
  readonly heading: string;
  readonly seo?: Seo | undefined;
  readonly breadcrumb?: readonly BreadcrumbItem[];
  readonly withBreadcrumbSchema?: boolean;
  readonly structuredData?: readonly object[];
  /** What the page is to those who share it: a text with an author and a date, or any other. */
  readonly kind?: "article" | "website";
  /** What the page shows first: a shared link shows it where the editor chose no picture. */
  readonly picture?: ContentImage | undefined;
  /** Proves to Google that the site is ours, on pages whose switch asks for it (SEO-011). */
  readonly siteVerification?: string | undefined;
};

/**
 * Title, description, canonical, Open Graph and JSON-LD of one page (SEO-001, SEO-011): in plain words, also in
 * a preview, since they are read by machines and by whoever a link is shared with.
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

/** An empty breadcrumb emits no JSON-LD (SEO-004). */
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

/** Search results cut longer titles. */
const maxTitleLength = 59;

/** The heading with the shop's name where both fit into a search result, else the heading alone. */
function createTitle(heading: string, siteName: string): string {
  const title = `${heading} | ${siteName}`;
  return stripStega(title).length > maxTitleLength ? heading : title;
}
