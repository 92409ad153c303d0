import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { getStructuredData } from "~/blocks/page/page-meta";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { createBlogListMeta } from "~/domains/blog/blog-meta";
import { LazyPostList } from "~/domains/blog/post-list/lazy-post-list";
import { listPosts } from "~/domains/blog/post-list/list-posts.server";
import { getListPath, parseListRequest } from "~/domains/blog/post-list/list-request";
import { paths } from "~/kernel/paths";
import { Link } from "~/ui/link";
import { BlogError, createBlogErrorMeta } from "./blog-error";
import { listFeedLinks } from "./feed-links";

export const links = listFeedLinks;
export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data
    ? createBlogListMeta({ ...data, structuredData: data.page ? getStructuredData(data.page) : [] })
    : createBlogErrorMeta(page);

/** GET /blogs: the list of all posts in an editor's page. */
export async function loader({ context: { services }, request }: LoaderFunctionArgs) {
  const query = parseListRequest(request.url);
  const [page, list, settings] = await Promise.all([
    loadPageForRoute(services, paths.blogs),
    listPosts(services, query),
    fetchSiteSettings(services),
  ]);
  if (list.page !== query.page) throw redirect(getListPath(paths.blogs, list));
  return { page, list, site: toSite(settings), publicUrl: services.env.publicUrl };
}

/** A constant element, so that a lazily hydrated list gets no new props. */
const followByRss = (
  <p className="container-wide -mt-6 mb-10 text-center text-sm">
    <Link to={paths.blogFeed} reloadDocument>
      Follow the blog by RSS
    </Link>
  </p>
);

export default function BlogList() {
  const { page, list } = useLoaderData<typeof loader>();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <>
          {isTitled ? null : <h1 className="container-wide pt-section-tight">Blog</h1>}
          <LazyPostList list={list} path={paths.blogs}>
            {followByRss}
          </LazyPostList>
        </>
      )}
    </CmsPageLayout>
  );
}

export const ErrorBoundary = BlogError;
