import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/content/site-settings";
import { siteSettings } from "~/content/site-settings.server";
import { AuthorBanner } from "~/domains/blog/author-banner";
import { authorMeta } from "~/domains/blog/blog-meta";
import { LazyShelf } from "~/domains/blog/lazy-shelf";
import { listAuthor } from "~/domains/blog/list-posts.server";
import { listPath, listRequest } from "~/domains/blog/list-request";
import { redirectIfMoved } from "~/edge/requests/redirect-if-moved.server";
import { paths } from "~/kernel/paths";
import { blogPageOr } from "./blog-page-or";
import { BlogTrouble, troubleMeta } from "./blog-trouble";
import { feedLinks } from "./feed-links";

export const links = feedLinks;
export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data ? authorMeta(data) : troubleMeta(page);

/** GET /blogs/authors/{blogAuthorId}. */
export async function loader({ context: { services }, params, request }: LoaderFunctionArgs) {
  const id = params.blogAuthorId ?? "";
  const asked = listRequest(request.url);
  const [found, settings] = await Promise.all([listAuthor(services, id, asked), siteSettings(services)]);
  if (!found.ok) await redirectIfMoved(services, paths.blogAuthor(id), request);
  const { author, shelf } = blogPageOr(found);
  if (shelf.page !== asked.page) throw redirect(listPath(paths.blogAuthor(id), shelf));
  return { author, shelf, site: siteOf(settings), publicUrl: services.env.publicUrl };
}

export default function BlogAuthor() {
  const { author, shelf } = useLoaderData<typeof loader>();
  return (
    <>
      <AuthorBanner author={author} />
      <LazyShelf key={author.id} shelf={shelf} path={paths.blogAuthor(author.id)} />
    </>
  );
}

export const ErrorBoundary = BlogTrouble;
