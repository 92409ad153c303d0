import type { MetaDescriptor } from "@remix-run/node";
import type { Site } from "~/content/site-settings";
import { createPageMeta } from "~/domains/seo/page-meta";
import type { BreadcrumbItem, SchemaSwitches, Seo } from "~/domains/seo/seo.schema";
import { paths } from "~/kernel/paths";
import { stripStega } from "~/kernel/text/stega";
import type { Author, Category } from "./blog.schema";
import { blogTrail, getAuthorTrail, getCategoryTrail, getPostTrail } from "./blog-trail";
import { getListPath } from "./post-list/list-request";
import type { PostList } from "./post-list/post-list";
import { createArticleSchema } from "./posts/article-schema";
import type { PostPageData } from "./posts/find-post.server";

type SiteContext = { readonly site: Site; readonly publicUrl: string };

/** Creates the meta tags of a post from its SEO settings, else from its title, description and picture. */
export function createPostMeta({
  postPage: { post },
  ...siteContext
}: SiteContext & { readonly postPage: PostPageData }): MetaDescriptor[] {
  const head = createPageMeta({
    ...siteContext,
    path: post.action.path,
    heading: post.title,
    seo: mergeSeo(post.seo, { description: post.description, image: post.image }),
    breadcrumb: getPostTrail(post),
    withBreadcrumbSchema: true,
    kind: "article",
    structuredData: [createArticleSchema({ post, ...siteContext })],
  });
  return [
    ...head,
    { property: "article:published_time", content: post.publishDate },
    {
      property: "article:author",
      content: new URL(paths.blogAuthor(post.author.id), siteContext.publicUrl).href,
    },
    { property: "article:section", content: stripStega(post.blogCategory.title) },
  ];
}

/** The editor's page around the list. */
type WrittenPage = {
  readonly title: string;
  readonly seo?: Seo | undefined;
  readonly breadcrumb?: readonly BreadcrumbItem[];
  readonly schemas?: Pick<SchemaSwitches, "breadcrumb">;
  readonly siteVerification?: string | undefined;
};
type ListMeta = SiteContext & { readonly list: Pick<PostList, "query" | "page"> };

type BlogListMeta = ListMeta & {
  readonly page: WrittenPage | null;
  /** The structured data of the page's blocks. */
  readonly structuredData?: readonly object[];
};

/** Creates the meta tags of the list of all posts, with the editor's breadcrumb and switches. */
export function createBlogListMeta({ page, list, ...siteContext }: BlogListMeta) {
  return createPageMeta({
    ...siteContext,
    ...createListHead(paths.blogs, page?.title ?? "Blog", list),
    seo: createListSeo(mergeSeo(page?.seo, { description: undefined, image: undefined }), list),
    breadcrumb: page?.breadcrumb ?? blogTrail,
    withBreadcrumbSchema: page?.schemas?.breadcrumb ?? true,
    siteVerification: page?.siteVerification,
  });
}

export function createAuthorMeta({ author, list, ...siteContext }: ListMeta & { readonly author: Author }) {
  return createPageMeta({
    ...siteContext,
    ...createListHead(paths.blogAuthor(author.id), author.name, list),
    seo: createListSeo(mergeSeo(author.seo, { description: author.description, image: undefined }), list),
    breadcrumb: getAuthorTrail(author),
    withBreadcrumbSchema: true,
  });
}

export function createBlogCategoryMeta({
  category,
  list,
  ...siteContext
}: ListMeta & { readonly category: Category }) {
  return createPageMeta({
    ...siteContext,
    ...createListHead(paths.blogCategory(category.slug), category.title, list),
    seo: createListSeo(
      mergeSeo(category.seo, { description: category.description, image: category.image }),
      list,
    ),
    breadcrumb: getCategoryTrail(category),
    withBreadcrumbSchema: true,
  });
}

/** Creates title and canonical URL; each page of a list and of a search has a separate canonical URL. */
function createListHead(path: string, heading: string, list: Pick<PostList, "query" | "page">) {
  return { path: getListPath(path, list), heading };
}

function createListSeo(seo: Seo, { query, page }: Pick<PostList, "query" | "page">): Seo {
  const title = seo.title && page > 1 ? `${seo.title} (page ${page})` : seo.title;
  return { ...seo, title, noIndex: query ? true : seo.noIndex };
}

function mergeSeo(editedSeo: Seo | undefined, defaults: Pick<Seo, "description" | "image">): Seo {
  return {
    title: editedSeo?.title,
    description: editedSeo?.description ?? defaults.description,
    image: editedSeo?.image ?? defaults.image,
    metaList: editedSeo?.metaList ?? [],
    noIndex: editedSeo?.noIndex,
  };
}
