import { paths } from "~/kernel/paths";
import { slugOf } from "~/kernel/slug";

/**
 * The routes whose every address is one of a document: what no document stands at is not there. Of categories a missing
 * one is named by its page (CAT-017), so no single page can stand in for all of them.
 */
export const documentRoutes: ReadonlySet<string> = new Set([
  "/*",
  paths.brand(":brandSlug"),
  paths.style(":brandSlug", ":styleName"),
  paths.blogPost(":blogDetailPath"),
  paths.blogAuthor(":blogAuthorId"),
  paths.blogCategory(":blogCategoryId"),
]);

/** What an address is known by: loose, as a style is found by its name as well ('Trenton Recessed' at trenton-recessed). */
export function toPathKey(path: string): string {
  return path
    .split("/")
    .map((part) => slugOf(decodePart(part)))
    .join("/");
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
