import { paths } from "~/kernel/paths";
import type { BlogFailureCode } from "../blog.failures";

/** Reserved path segments of the blog, with the failure for a path without a name after them (BLOG-002). */
const blogFolders: ReadonlyMap<string, BlogFailureCode> = new Map([
  ["authors", "blog-author-not-found"],
  ["category", "blog-category-not-found"],
]);

/** Returns what is missing at '/blogs/{slug}': an author, a category, or a post (BLOG-007, BLOG-009). */
export function getNotFoundCode(slug: string): BlogFailureCode {
  return blogFolders.get(slug) ?? "blog-not-found";
}

export function isPostPath(path: string): boolean {
  const [slug, ...otherSegments] = path.slice(paths.blogs.length + 1).split("/");
  return path.startsWith(`${paths.blogs}/`) && otherSegments.length === 0 && !!slug && !blogFolders.has(slug);
}
