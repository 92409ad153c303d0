import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { blogMessages } from "~/domains/blog/blog.messages";
import { createBlogCategoryMeta } from "~/domains/blog/blog-meta";
import { CategoryBanner } from "~/domains/blog/post-list/category-banner";
import { LazyPostList } from "~/domains/blog/post-list/lazy-post-list";
import { listCategoryPosts } from "~/domains/blog/post-list/list-posts.server";
import { getListPath, parseListRequest } from "~/domains/blog/post-list/list-request";
import { throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { paths } from "~/kernel/paths";
import { BlogError, createBlogErrorMeta } from "./blog-error";
import { listFeedLinks } from "./feed-links";
import { unwrapOrThrowResponse } from "./unwrap-or-throw-response";

export const links = listFeedLinks;
export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data ? createBlogCategoryMeta(data) : createBlogErrorMeta(page);

/** GET /blogs/category/{blogCategoryId}; without an id the category is missing (BLOG-009). */
export async function loader({ context: { services }, params, request }: LoaderFunctionArgs) {
  const slug = params.blogCategoryId ?? "";
  const query = parseListRequest(request.url);
  const [found, settings] = await Promise.all([
    listCategoryPosts(services, slug, query),
    fetchSiteSettings(services),
  ]);
  if (!found.ok) await throwEditorRedirect(services, paths.blogCategory(slug), request);
  const { category, list } = unwrapOrThrowResponse(found);
  if (list.page !== query.page) throw redirect(getListPath(paths.blogCategory(slug), list));
  return { category, list, site: toSite(settings), publicUrl: services.env.publicUrl };
}

export default function BlogCategory() {
  const { category, list } = useLoaderData<typeof loader>();
  return (
    <>
      <CategoryBanner category={category} />
      <LazyPostList
        key={category.slug}
        list={list}
        path={paths.blogCategory(category.slug)}
        category={category.slug}
        emptyText={blogMessages.noneInCategory}
      />
    </>
  );
}

export const ErrorBoundary = BlogError;
