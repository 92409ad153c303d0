import type { LoaderFunctionArgs } from "@remix-run/node";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { loadBlog } from "~/domains/blog/load-blog.server";
import { renderFeed } from "~/domains/blog/post-list/feed";

/** GET /blogs/feed.xml: the newest posts as RSS. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const [{ posts }, settings] = await Promise.all([loadBlog(services), fetchSiteSettings(services)]);
  const feed = renderFeed({ posts, site: toSite(settings), publicUrl: services.env.publicUrl });
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
