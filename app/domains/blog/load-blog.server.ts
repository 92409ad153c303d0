import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import type { Log } from "~/kernel/log";
import { blogQuery } from "./blog.queries.server";
import { type Blog, blogSchema } from "./blog.schema";

export type BlogSources = { readonly content: Content; readonly log: Log };

/** Loads all posts as cards, newest first, and all categories. An invalid post is left out and logged. */
export function loadBlog(sources: BlogSources): Promise<Blog> {
  return fetchLeniently(sources, blogQuery, {}, blogSchema);
}
