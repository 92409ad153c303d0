import type { MetaDescriptor } from "@remix-run/node";
import type { Site } from "~/content/site-settings";
import { metaOf } from "~/domains/seo/meta";
import type { BreadcrumbItem, SchemaSwitches, Seo } from "~/domains/seo/seo.schema";
import { paths } from "~/kernel/paths";
import { stripStega } from "~/kernel/stega";
import { articleSchema } from "./article-schema";
import type { Author, Category } from "./blog.schema";
import { authorTrail, blogTrail, categoryTrail, postTrail } from "./blog-trail";
import type { ReadPost } from "./find-post.server";
import { listPath } from "./list-request";
import type { Shelf } from "./shelf";

type Around = { readonly site: Site; readonly publicUrl: string };

/** The head of a post: what the editor wrote, else its own title, description and picture. */
export function postMeta({
  read: { post },
  ...around
}: Around & { readonly read: ReadPost }): MetaDescriptor[] {
  const head = metaOf({
    ...around,
    path: post.action.path,
    heading: post.title,
    seo: seoOf(post.seo, { description: post.description, image: post.image }),
    breadcrumb: postTrail(post),
    withBreadcrumbSchema: true,
    kind: "article",
    structuredData: [articleSchema({ post, ...around })],
  });
  return [
    ...head,
    { property: "article:published_time", content: post.publishDate },
    { property: "article:author", content: new URL(paths.blogAuthor(post.author.id), around.publicUrl).href },
    { property: "article:section", content: stripStega(post.blogCategory.title) },
  ];
}

/** Of the page document around the list. */
type WrittenPage = {
  readonly title: string;
  readonly seo?: Seo | undefined;
  readonly breadcrumb?: readonly BreadcrumbItem[];
  readonly schemas?: Pick<SchemaSwitches, "breadcrumb">;
  readonly siteVerification?: string | undefined;
};
type ListMeta = Around & { readonly shelf: Pick<Shelf, "query" | "page"> };

type BlogListMeta = ListMeta & {
  readonly page: WrittenPage | null;
  /** Of the blocks around the list. */
  readonly structuredData?: readonly object[];
};

/** The head of the list of all posts, as the editor of its page wrote it, its trail and its switches among that. */
export function blogListMeta({ page, shelf, ...around }: BlogListMeta) {
  return metaOf({
    ...around,
    ...listHead(paths.blogs, page?.title ?? "Blog", shelf),
    seo: listSeo(seoOf(page?.seo, { description: undefined, image: undefined }), shelf),
    breadcrumb: page?.breadcrumb ?? blogTrail,
    withBreadcrumbSchema: page?.schemas?.breadcrumb ?? true,
    siteVerification: page?.siteVerification,
  });
}

export function authorMeta({ author, shelf, ...around }: ListMeta & { readonly author: Author }) {
  return metaOf({
    ...around,
    ...listHead(paths.blogAuthor(author.id), author.name, shelf),
    seo: listSeo(seoOf(author.seo, { description: author.description, image: undefined }), shelf),
    breadcrumb: authorTrail(author),
    withBreadcrumbSchema: true,
  });
}

export function categoryMeta({ category, shelf, ...around }: ListMeta & { readonly category: Category }) {
  return metaOf({
    ...around,
    ...listHead(paths.blogCategory(category.slug), category.title, shelf),
    seo: listSeo(seoOf(category.seo, { description: category.description, image: category.image }), shelf),
    breadcrumb: categoryTrail(category),
    withBreadcrumbSchema: true,
  });
}

/** Each page of a list has its own address, that of a search too: it is another list. */
function listHead(path: string, heading: string, shelf: Pick<Shelf, "query" | "page">) {
  return { path: listPath(path, shelf), heading };
}

function listSeo(seo: Seo, { query, page }: Pick<Shelf, "query" | "page">): Seo {
  const title = seo.title && page > 1 ? `${seo.title} (page ${page})` : seo.title;
  return { ...seo, title, noIndex: query ? true : seo.noIndex };
}

function seoOf(written: Seo | undefined, own: Pick<Seo, "description" | "image">): Seo {
  return {
    title: written?.title,
    description: written?.description ?? own.description,
    image: written?.image ?? own.image,
    metaList: written?.metaList ?? [],
    noIndex: written?.noIndex,
  };
}
