import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { createPostMeta } from "~/domains/blog/blog-meta";
import { findPost } from "~/domains/blog/posts/find-post.server";
import { PostPage } from "~/domains/blog/posts/post-page";
import { throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { paths } from "~/kernel/paths";
import { BlogError, createBlogErrorMeta } from "./blog-error";
import { listFeedLinks } from "./feed-links";
import { unwrapOrThrowResponse } from "./unwrap-or-throw-response";

export const links = listFeedLinks;
export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data ? createPostMeta(data) : createBlogErrorMeta(page);

/** GET /blogs/{blogDetailPath}. */
export async function loader({ context: { services }, params, request }: LoaderFunctionArgs) {
  const slug = params.blogDetailPath ?? "";
  const [found, settings] = await Promise.all([findPost(services, slug), fetchSiteSettings(services)]);
  if (!found.ok) await throwEditorRedirect(services, paths.blogPost(slug), request);
  return {
    postPage: unwrapOrThrowResponse(found),
    site: toSite(settings),
    publicUrl: services.env.publicUrl,
  };
}

export default function BlogPost() {
  const { postPage, publicUrl } = useLoaderData<typeof loader>();
  return (
    <PostPage
      key={postPage.post._id}
      postPage={postPage}
      address={new URL(postPage.post.action.path, publicUrl).href}
    />
  );
}

export const ErrorBoundary = BlogError;
