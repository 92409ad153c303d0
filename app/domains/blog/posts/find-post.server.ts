import { err, ok, type Result } from "~/kernel/result";
import type { BlogFailure } from "../blog.failures";
import { postQuery } from "../blog.queries.server";
import { type Post, type PostCard, postSchema } from "../blog.schema";
import { fetchBlogDocument } from "../fetch-blog-document.server";
import { type BlogSources, loadBlog } from "../load-blog.server";
import { type CountedCategory, countPostsByCategory, getRecentPosts } from "./post";
import { getNotFoundCode } from "./post-path";

/** The numbers of recent posts and of posts to read next. */
const recentCount = 4;
const nextCount = 3;

export type PostPageData = {
  readonly post: Post;
  readonly categories: readonly CountedCategory[];
  readonly recent: readonly PostCard[];
  /** The editor's choice of posts to read next, else the newest of the category. */
  readonly next: readonly PostCard[];
};

/** Finds a post by its slug, with the data beside it (BLOG-002). */
export async function findPost(
  sources: BlogSources,
  slug: string,
): Promise<Result<PostPageData, BlogFailure>> {
  const [found, blog] = await Promise.all([
    fetchBlogDocument(sources, { query: postQuery, params: { slug }, shape: postSchema }),
    loadBlog(sources),
  ]);
  if (found === "absent") return err({ code: getNotFoundCode(slug) });
  if (found === "invalid") return err({ code: "invalid-blog" });
  const sameCategory = blog.posts.filter(({ blogCategory }) => blogCategory.slug === found.blogCategory.slug);
  return ok({
    post: found,
    categories: countPostsByCategory(blog),
    recent: getRecentPosts(blog.posts, found._id, recentCount),
    next: (found.related.length > 0
      ? found.related
      : getRecentPosts(sameCategory, found._id, nextCount)
    ).slice(0, nextCount),
  });
}
