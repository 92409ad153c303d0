import { err, ok, type Result } from "~/kernel/result";
import type { BlogFailure } from "./blog.failures";
import { authorQuery } from "./blog.queries.server";
import { type Author, authorShape, type Category } from "./blog.schema";
import { fitOne } from "./fit-one.server";
import type { ListRequest } from "./list-request";
import { type BlogSources, loadBlog } from "./load-blog.server";
import { type Shelf, shelfOf } from "./shelf";

/** The posts of the whole blog. */
export async function listPosts(sources: BlogSources, asked: ListRequest): Promise<Shelf> {
  return shelfOf(await loadBlog(sources), asked);
}

/** The posts of one category (BLOG-008). */
export async function listCategory(
  sources: BlogSources,
  slug: string,
  asked: ListRequest,
): Promise<Result<{ category: Category; shelf: Shelf }, BlogFailure<"blog-category-not-found">>> {
  const blog = await loadBlog(sources);
  const category = blog.categories.find((one) => one.slug === slug);
  if (!category) return err({ code: "blog-category-not-found" });
  return ok({ category, shelf: shelfOf(blog, asked, ({ blogCategory }) => blogCategory.slug === slug) });
}

/** The posts of one author (BLOG-004). */
export async function listAuthor(
  sources: BlogSources,
  id: string,
  asked: ListRequest,
): Promise<
  Result<{ author: Author; shelf: Shelf }, BlogFailure<"blog-author-not-found" | "invalid-blog-author">>
> {
  const [author, blog] = await Promise.all([
    fitOne(sources, { query: authorQuery, params: { id }, shape: authorShape }),
    loadBlog(sources),
  ]);
  if (author === "absent") return err({ code: "blog-author-not-found" });
  if (author === "misfit") return err({ code: "invalid-blog-author" });
  return ok({ author, shelf: shelfOf(blog, asked, (post) => post.author.id === id) });
}
