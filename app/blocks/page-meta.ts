import type { MetaDescriptor } from "@remix-run/node";
import { businessSchemas } from "~/domains/seo/business-data";
import { faqSchema } from "~/domains/seo/faq-schema";
import { metaOf } from "~/domains/seo/meta";
import type { LoadedPage } from "./load-page.server";

/** The head of a content page: what the editor wrote, and structured data of the blocks that have some. */
export function pageMeta(page: LoadedPage | undefined): MetaDescriptor[] {
  if (!page) return [];
  return metaOf({
    site: page.site,
    publicUrl: page.publicUrl,
    path: page.path,
    heading: page.title,
    seo: page.seo,
    breadcrumb: page.breadcrumb,
    withBreadcrumbSchema: page.schemas.breadcrumb,
    structuredData: [
      ...(page.schemas.faq ? faqSchema(questionsOf(page)) : []),
      ...businessSchemas(page.business, page.schemas, page.publicUrl),
    ],
  });
}

function questionsOf({ blocks }: LoadedPage) {
  return blocks.flatMap((block) => (block._type === "faqAccordion" ? block.faqs : []));
}
