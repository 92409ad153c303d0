import type { MetaDescriptor } from "@remix-run/node";
import { createBusinessSchemas } from "~/domains/seo/business-data";
import { createFaqSchema } from "~/domains/seo/faq-schema";
import { createPageMeta } from "~/domains/seo/page-meta";
import { createVideoSchemas } from "~/domains/seo/video-schema";
import { findFirstPicture } from "./first-picture";
import type { LoadedPage } from "./load-page.server";

type RoutePage = { readonly page: LoadedPage | null; readonly title: string };

/**
 * The head of a page that belongs to one visitor (checkout, thanks, a failed payment): what the editor wrote, with
 * `title` where the document is missing; never offered to search engines.
 */
export function routePageMeta({ page, title }: RoutePage): MetaDescriptor[] {
  if (!page) return [{ title }, { name: "robots", content: "noindex" }];
  const { title: written, description, metaList = [], image } = page.seo ?? {};
  const head = pageMeta({ ...page, seo: { title: written, description, metaList, image, noIndex: true } });
  // What stands around every page of a route has no address of its own ('/newsletter/confirm/:token').
  return page.path.includes("/:") ? head.filter((tag) => !namesAddress(tag)) : head;
}

function namesAddress(tag: MetaDescriptor): boolean {
  return ("rel" in tag && tag.rel === "canonical") || ("property" in tag && tag.property === "og:url");
}

/**
 * The head of a content page: what the editor wrote, and structured data of the blocks that have some. A further page of
 * its list names itself as canonical and has a title of its own.
 */
export function pageMeta(page: LoadedPage | undefined, listPage = 1): MetaDescriptor[] {
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

/** Structured data of the blocks of a page and of the business, each by its switch. */
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
