import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import type { Log } from "~/kernel/log";
import { blogQuery } from "./blog.queries.server";
import { type Blog, blogShape } from "./blog.schema";

export type BlogSources = { readonly content: Content; readonly log: Log };

/** All posts as cards, the newest first, and all categories; a post that does not fit its shape is left out and logged. */
export function loadBlog(sources: BlogSources): Promise<Blog> {
  return fetchFitting(sources, blogQuery, {}, blogShape);
}
