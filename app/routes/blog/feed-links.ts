import type { LinksFunction } from "@remix-run/node";
import { paths } from "~/kernel/paths";

/** Returns the link to the RSS feed in the head of every blog page. */
export const listFeedLinks: LinksFunction = () => [
  { rel: "alternate", type: "application/rss+xml", title: "Blog", href: paths.blogFeed },
];
