import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/content/site-settings";
import { siteSettings } from "~/content/site-settings.server";
import { blogMessages } from "~/domains/blog/blog.messages";
import { categoryMeta } from "~/domains/blog/blog-meta";
import { CategoryBanner } from "~/domains/blog/category-banner";
import { LazyShelf } from "~/domains/blog/lazy-shelf";
import { listCategory } from "~/domains/blog/list-posts.server";
import { listPath, listRequest } from "~/domains/blog/list-request";
import { redirectIfMoved } from "~/edge/requests/redirect-if-moved.server";
import { paths } from "~/kernel/paths";
import { blogPageOr } from "./blog-page-or";
import { BlogTrouble, troubleMeta } from "./blog-trouble";
import { feedLinks } from "./feed-links";

export const links = feedLinks;
export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data ? categoryMeta(data) : troubleMeta(page);

/** GET /blogs/category/{blogCategoryId}; without an id it is one that is not there (BLOG-009). */
export async function loader({ context: { services }, params, request }: LoaderFunctionArgs) {
  const slug = params.blogCategoryId ?? "";
  const asked = listRequest(request.url);
  const [found, settings] = await Promise.all([listCategory(services, slug, asked), siteSettings(services)]);
  if (!found.ok) await redirectIfMoved(services, paths.blogCategory(slug), request);
  const { category, shelf } = blogPageOr(found);
  if (shelf.page !== asked.page) throw redirect(listPath(paths.blogCategory(slug), shelf));
  return { category, shelf, site: siteOf(settings), publicUrl: services.env.publicUrl };
}

export default function BlogCategory() {
  const { category, shelf } = useLoaderData<typeof loader>();
  return (
    <>
      <CategoryBanner category={category} />
      <LazyShelf
        key={category.slug}
        shelf={shelf}
        path={paths.blogCategory(category.slug)}
        category={category.slug}
        emptyText={blogMessages.noneInCategory}
      />
    </>
  );
}

export const ErrorBoundary = BlogTrouble;
