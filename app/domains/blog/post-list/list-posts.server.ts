import { err, ok, type Result } from "~/kernel/result";
import type { BlogFailure } from "../blog.failures";
import { authorQuery } from "../blog.queries.server";
import { type Author, authorSchema, type Category } from "../blog.schema";
import { fetchBlogDocument } from "../fetch-blog-document.server";
import { type BlogSources, loadBlog } from "../load-blog.server";
import type { ListRequest } from "./list-request";
import { createPostList, type PostList } from "./post-list";

/** Lists the posts of the whole blog. */
export async function listPosts(sources: BlogSources, query: ListRequest): Promise<PostList> {
  return createPostList(await loadBlog(sources), query);
}

/** Lists the posts of a category (BLOG-008). */
export async function listCategoryPosts(
  sources: BlogSources,
  slug: string,
  query: ListRequest,
): Promise<Result<{ category: Category; list: PostList }, BlogFailure<"blog-category-not-found">>> {
  const blog = await loadBlog(sources);
  const category = blog.categories.find((one) => one.slug === slug);
  if (!category) return err({ code: "blog-category-not-found" });
  return ok({
    category,
    list: createPostList(blog, query, ({ blogCategory }) => blogCategory.slug === slug),
  });
}

/** Lists the posts of an author (BLOG-004). */
export async function listAuthorPosts(
  sources: BlogSources,
  id: string,
  query: ListRequest,
): Promise<
  Result<{ author: Author; list: PostList }, BlogFailure<"blog-author-not-found" | "invalid-blog-author">>
> {
  const [author, blog] = await Promise.all([
    fetchBlogDocument(sources, { query: authorQuery, params: { id }, shape: authorSchema }),
    loadBlog(sources),
  ]);
  if (author === "absent") return err({ code: "blog-author-not-found" });
  if (author === "invalid") return err({ code: "invalid-blog-author" });
  return ok({ author, list: createPostList(blog, query, (post) => post.author.id === id) });
}
