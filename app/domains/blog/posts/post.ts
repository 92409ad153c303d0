import { normalizeTypedText } from "~/kernel/text/typed-text";
import type { Blog, Category, PostCard } from "../blog.schema";

/** The average reading speed. */
const wordsPerMinute = 220;

/** Returns whole minutes, at least one. */
export function getReadingMinutes({ words }: Pick<PostCard, "words">): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Returns whether title, description or author contain the text, ignoring case (BLOG-006). */
export function matchesQuery({ title, description, author }: PostCard, query: string): boolean {
  const normalizedQuery = toSearchText(query);
  return [title, description, author.name].some((text) => toSearchText(text).includes(normalizedQuery));
}

const toSearchText = (text: string) => normalizeTypedText(text).toLowerCase();

/** BLOG-013: returns the popular posts, newest first; all without `max`. */
export function getPopularPosts(posts: readonly PostCard[], max?: number): readonly PostCard[] {
  return sortNewestFirst(posts.filter(({ isPopular }) => isPopular)).slice(0, max);
}

/** Returns the newest posts except the current one. */
export function getRecentPosts(posts: readonly PostCard[], except: string, max: number): readonly PostCard[] {
  return sortNewestFirst(posts.filter(({ _id }) => _id !== except)).slice(0, max);
}

export type CountedCategory = Pick<Category, "slug" | "title"> & { readonly count: number };

/** BLOG-002, BLOG-008: returns the categories that have posts, with counts. */
export function countPostsByCategory({ posts, categories }: Blog): readonly CountedCategory[] {
  return categories
    .map(({ slug, title }) => ({
      slug,
      title,
      count: posts.filter(({ blogCategory }) => blogCategory.slug === slug).length,
    }))
    .filter(({ count }) => count > 0);
}

function sortNewestFirst(posts: readonly PostCard[]): readonly PostCard[] {
  return [...posts].sort((a, b) => compare(b.publishDate, a.publishDate));
}

/** Dates as YYYY-MM-DD can be compared as strings. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
