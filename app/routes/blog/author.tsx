import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { AuthorBanner } from "~/domains/blog/authors/author-banner";
import { createAuthorMeta } from "~/domains/blog/blog-meta";
import { LazyPostList } from "~/domains/blog/post-list/lazy-post-list";
import { listAuthorPosts } from "~/domains/blog/post-list/list-posts.server";
import { getListPath, parseListRequest } from "~/domains/blog/post-list/list-request";
import { throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { paths } from "~/kernel/paths";
import { BlogError, createBlogErrorMeta } from "./blog-error";
import { listFeedLinks } from "./feed-links";
import { unwrapOrThrowResponse } from "./unwrap-or-throw-response";

export const links = listFeedLinks;
export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data ? createAuthorMeta(data) : createBlogErrorMeta(page);

/** GET /blogs/authors/{blogAuthorId}. */
export async function loader({ context: { services }, params, request }: LoaderFunctionArgs) {
  const id = params.blogAuthorId ?? "";
  const query = parseListRequest(request.url);
  const [found, settings] = await Promise.all([
    listAuthorPosts(services, id, query),
    fetchSiteSettings(services),
  ]);
  if (!found.ok) await throwEditorRedirect(services, paths.blogAuthor(id), request);
  const { author, list } = unwrapOrThrowResponse(found);
  if (list.page !== query.page) throw redirect(getListPath(paths.blogAuthor(id), list));
  return { author, list, site: toSite(settings), publicUrl: services.env.publicUrl };
}

export default function BlogAuthor() {
  const { author, list } = useLoaderData<typeof loader>();
  return (
    <>
      <AuthorBanner author={author} />
      <LazyPostList key={author.id} list={list} path={paths.blogAuthor(author.id)} />
    </>
  );
}

export const ErrorBoundary = BlogError;
