import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "~/content/site-settings";
import { siteSettings } from "~/content/site-settings.server";
import { feedOf } from "~/domains/blog/feed";
import { loadBlog } from "~/domains/blog/load-blog.server";

/** GET /blogs/feed.xml: the newest posts for programs that follow them. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const [{ posts }, settings] = await Promise.all([loadBlog(services), siteSettings(services)]);
  const feed = feedOf({ posts, site: siteOf(settings), publicUrl: services.env.publicUrl });
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
