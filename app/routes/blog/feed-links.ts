import type { LinksFunction } from "@remix-run/node";
import { paths } from "~/kernel/paths";

/** Tells programs on every page of the blog where its feed is. */
export const feedLinks: LinksFunction = () => [
  { rel: "alternate", type: "application/rss+xml", title: "Blog", href: paths.blogFeed },
];
