import { paths } from "~/kernel/paths";
import type { BlogFailureCode } from "./blog.failures";

/** Folders of the blog: no post can stand under their names, and what they hold has names of its own (BLOG-002). */
const blogFolders: ReadonlyMap<string, BlogFailureCode> = new Map([
  ["authors", "blog-author-not-found"],
  ["category", "blog-category-not-found"],
]);

/** What is missing at '/blogs/{slug}': an author or a category without its name, else a post (BLOG-007, BLOG-009). */
export function getMissingCode(slug: string): BlogFailureCode {
  return blogFolders.get(slug) ?? "blog-not-found";
}

/** Whether an address is the one of a post. */
export function isPostPath(path: string): boolean {
  const [slug, ...more] = path.slice(paths.blogs.length + 1).split("/");
  return path.startsWith(`${paths.blogs}/`) && more.length === 0 && !!slug && !blogFolders.has(slug);
}
