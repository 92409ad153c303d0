import { err, ok, type Result } from "~/kernel/result";
import type { BlogFailure } from "./blog.failures";
import { postQuery } from "./blog.queries.server";
import { type Post, type PostCard, postShape } from "./blog.schema";
import { fitOne } from "./fit-one.server";
import { type BlogSources, loadBlog } from "./load-blog.server";
import { type CountedCategory, countedCategories, recentPosts } from "./post";
import { missingAt } from "./post-address";

/** How many recent articles and how many posts to read next. */
const recentCount = 4;
const nextCount = 3;

export type ReadPost = {
  readonly post: Post;
  readonly categories: readonly CountedCategory[];
  readonly recent: readonly PostCard[];
  /** What the editor chose to be read next, else the newest of the same category. */
  readonly next: readonly PostCard[];
};

/** One post by its slug, with what stands beside it (BLOG-002). */
export async function findPost(sources: BlogSources, slug: string): Promise<Result<ReadPost, BlogFailure>> {
  const [found, blog] = await Promise.all([
    fitOne(sources, { query: postQuery, params: { slug }, shape: postShape }),
    loadBlog(sources),
  ]);
  if (found === "absent") return err({ code: missingAt(slug) });
  if (found === "misfit") return err({ code: "invalid-blog" });
  const sameCategory = blog.posts.filter(({ blogCategory }) => blogCategory.slug === found.blogCategory.slug);
  return ok({
    post: found,
    categories: countedCategories(blog),
    recent: recentPosts(blog.posts, found._id, recentCount),
    next: (found.related.length > 0 ? found.related : recentPosts(sameCategory, found._id, nextCount)).slice(
      0,
      nextCount,
    ),
  });
}
