import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/content/site-settings";
import { siteSettings } from "~/content/site-settings.server";
import { postMeta } from "~/domains/blog/blog-meta";
import { findPost } from "~/domains/blog/find-post.server";
import { PostPage } from "~/domains/blog/post-page";
import { redirectIfMoved } from "~/edge/requests/redirect-if-moved.server";
import { paths } from "~/kernel/paths";
import { blogPageOr } from "./blog-page-or";
import { BlogTrouble, troubleMeta } from "./blog-trouble";
import { feedLinks } from "./feed-links";

export const links = feedLinks;
export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data ? postMeta(data) : troubleMeta(page);

/** GET /blogs/{blogDetailPath}. */
export async function loader({ context: { services }, params, request }: LoaderFunctionArgs) {
  const slug = params.blogDetailPath ?? "";
  const [found, settings] = await Promise.all([findPost(services, slug), siteSettings(services)]);
  if (!found.ok) await redirectIfMoved(services, paths.blogPost(slug), request);
  return { read: blogPageOr(found), site: siteOf(settings), publicUrl: services.env.publicUrl };
}

export default function BlogPost() {
  const { read, publicUrl } = useLoaderData<typeof loader>();
  return (
    <PostPage key={read.post._id} read={read} address={new URL(read.post.action.path, publicUrl).href} />
  );
}

export const ErrorBoundary = BlogTrouble;
