import type { MetaDescriptor } from "@remix-run/node";
import { createBusinessSchemas } from "~/domains/seo/business-data";
import { createFaqSchema } from "~/domains/seo/faq-schema";
import { createPageMeta } from "~/domains/seo/page-meta";
import { createVideoSchemas } from "~/domains/seo/video-schema";
import { findFirstPicture } from "./first-picture";
import type { LoadedPage } from "./load-page.server";

type RoutePage = { readonly page: LoadedPage | null; readonly title: string };

/**
 * Creates the meta tags of a personal page such as the checkout: those of its document, or `title` if it is missing.
 * Search engines never index it.
 */
export function createRoutePageMeta({ page, title }: RoutePage): MetaDescriptor[] {
  if (!page) return [{ title }, { name: "robots", content: "noindex" }];
  const { title: written, description, metaList = [], image } = page.seo ?? {};
  const head = createCmsPageMeta({
    ...page,
    seo: { title: written, description, metaList, image, noIndex: true },
  });
  // A route with a parameter ('/newsletter/confirm/:token') has no canonical URL.
  return page.path.includes("/:") ? head.filter((tag) => !isAddressTag(tag)) : head;
}

function isAddressTag(tag: MetaDescriptor): boolean {
  return ("rel" in tag && tag.rel === "canonical") || ("property" in tag && tag.property === "og:url");
}

/**
 * Creates the meta tags of a content page with the structured data of its blocks. Further pages of a list have their
 * own canonical URL and title.
 */
export function createCmsPageMeta(page: LoadedPage | undefined, listPage = 1): MetaDescriptor[] {
  if (!page) return [];
  const isFurther = listPage > 1;
  const { seo } = page;
  const title = seo?.title && isFurther ? `${seo.title} (page ${listPage})` : seo?.title;
  return createPageMeta({
    site: page.site,
    publicUrl: page.publicUrl,
    path: isFurther ? `${page.path}?page=${listPage}` : page.path,
    heading: page.title,
    seo: seo && { ...seo, title },
    picture: findFirstPicture(page.blocks),
    siteVerification: page.siteVerification,
    breadcrumb: page.breadcrumb,
    withBreadcrumbSchema: page.schemas.breadcrumb,
    structuredData: getStructuredData(page),
  });
}

/** Returns the structured data of the page's blocks and of the business, each if its switch is on. */
export function getStructuredData(page: LoadedPage): readonly object[] {
  return [
    ...(page.schemas.faq ? createFaqSchema(getQuestions(page)) : []),
    ...(page.schemas.video ? createVideoSchemas(getVideos(page), page.publicUrl) : []),
    ...createBusinessSchemas(page.business, page.schemas, page.publicUrl),
  ];
}

function getQuestions({ blocks }: LoadedPage) {
  return blocks.flatMap((block) => (block._type === "faqAccordion" ? block.faqs : []));
}

function getVideos({ blocks }: LoadedPage) {
  return blocks.flatMap((block) => (block._type === "videoCards" ? block.videos : []));
}
