import type { Site } from "~/content/site-settings";
import { paths } from "~/kernel/paths";
import { escapeMarkup } from "~/kernel/text/escape-markup";
import { stripStega } from "~/kernel/text/stega";
import type { PostCard } from "../blog.schema";

const feedLength = 20;

type Feed = { readonly posts: readonly PostCard[]; readonly site: Site; readonly publicUrl: string };

/**
 * Renders the newest posts as RSS 2.0 (rssboard.org/rss-specification). Authors use Dublin Core's `creator`,
 * which needs no email address.
 */
export function renderFeed({ posts, site, publicUrl }: Feed): string {
  const newest = posts.slice(0, feedLength);
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  const [latest] = newest;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    renderElement("title", `${site.name}: Blog`),
    renderElement("link", toUrl(paths.blogs)),
    renderElement("description", site.tagline ?? site.name),
    renderElement("language", "en-us"),
    ...(latest ? [renderElement("lastBuildDate", toRssDate(latest))] : []),
    `<atom:link href="${escapeMarkup(toUrl(paths.blogFeed))}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((post) => renderItem(post, toUrl(post.action.path))),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function renderItem(post: PostCard, address: string): string {
  return [
    "<item>",
    renderElement("title", post.title),
    renderElement("link", address),
    renderElement("guid", address),
    renderElement("pubDate", toRssDate(post)),
    renderElement("dc:creator", post.author.name),
    renderElement("category", post.blogCategory.title),
    renderElement("description", post.description),
    "</item>",
  ].join("\n");
}

/** Converts a day to a date with time, as RSS requires. Noon UTC is the same day in all of America and Europe. */
function toRssDate({ publishDate }: PostCard): string {
  return new Date(`${publishDate}T12:00:00Z`).toUTCString();
}

/** Renders an element without stega, because feed readers would show it. */
function renderElement(name: string, text: string): string {
  return `<${name}>${escapeMarkup(removeControlCharacters(stripStega(text)))}</${name}>`;
}

/** Removes the characters that XML 1.0 §2.2 forbids, even escaped. */
function removeControlCharacters(text: string): string {
  return [...text].filter((sign) => sign >= " " || "\t\n\r".includes(sign)).join("");
}
