import type { Site } from "~/content/site-settings";
import { escapeMarkup } from "~/kernel/escape-markup";
import { paths } from "~/kernel/paths";
import { stripStega } from "~/kernel/stega";
import type { PostCard } from "./blog.schema";

/** How many of the newest posts a reader's program is told of. */
const feedLength = 20;

type Feed = { readonly posts: readonly PostCard[]; readonly site: Site; readonly publicUrl: string };

/** The newest posts as an RSS 2.0 feed (rssboard.org/rss-specification), with Dublin Core's `creator` for a name without an address. */
export function renderFeed({ posts, site, publicUrl }: Feed): string {
  const newest = posts.slice(0, feedLength);
  const address = (path: string) => new URL(path, publicUrl).href;
  const [latest] = newest;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${site.name}: Blog`),
    element("link", address(paths.blogs)),
    element("description", site.tagline ?? site.name),
    element("language", "en-us"),
    ...(latest ? [element("lastBuildDate", toRssDate(latest))] : []),
    `<atom:link href="${escapeMarkup(address(paths.blogFeed))}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((post) => renderItem(post, address(post.action.path))),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function renderItem(post: PostCard, address: string): string {
  return [
    "<item>",
    element("title", post.title),
    element("link", address),
    element("guid", address),
    element("pubDate", toRssDate(post)),
    element("dc:creator", post.author.name),
    element("category", post.blogCategory.title),
    element("description", post.description),
    "</item>",
  ].join("\n");
}

/** RSS wants an hour with the day: noon is the same day in all of America and Europe. */
function toRssDate({ publishDate }: PostCard): string {
  return new Date(`${publishDate}T12:00:00Z`).toUTCString();
}

/** Also to an editor whose preview is open: what reads a feed knows no marks. */
function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(withoutControls(stripStega(text)))}</${name}>`;
}

/** XML 1.0 §2.2: these characters may not stand in a document, however they are written. */
function withoutControls(text: string): string {
  return [...text].filter((sign) => sign >= " " || "\t\n\r".includes(sign)).join("");
}
