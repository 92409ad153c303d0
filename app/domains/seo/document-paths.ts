import { paths } from "~/kernel/paths";
import { toSlug } from "~/kernel/text/text";

/**
 * The routes whose every path belongs to a document. Without a document the page does not exist. Category
 * pages are not listed, because each shows its own message for a missing category (CAT-017).
 */
export const documentRoutes: ReadonlySet<string> = new Set([
  "/*",
  paths.brand(":brandSlug"),
  paths.style(":brandSlug", ":styleName"),
  paths.blogPost(":blogDetailPath"),
  paths.blogAuthor(":blogAuthorId"),
  paths.blogCategory(":blogCategoryId"),
]);

/**
 * Converts a path to a key that ignores case and punctuation. A style is also found by its name ('Trenton
 * Recessed' for trenton-recessed).
 */
export function toPathKey(path: string): string {
  return path
    .split("/")
    .map((part) => toSlug(decodePart(part)))
    .join("/");
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
