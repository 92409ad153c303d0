import { pageOf } from "~/ui/table-rows";
import type { Blog, PostCard } from "./blog.schema";
import type { ListRequest } from "./list-request";
import { type CountedCategory, countPostsByCategory, getPopularPosts, matchesQuery } from "./post";

/** Three rows of three (BLOG-014). */
const postsPerPage = 9;
/** How many popular posts stand beside a list. */
const popularCount = 4;

/** One page of a list of posts, and what stands around it. */
export type PostList = {
  readonly posts: readonly PostCard[];
  readonly query: string;
  readonly page: number;
  readonly pages: number;
  readonly categories: readonly CountedCategory[];
  readonly popular: readonly PostCard[];
};

/** The page of a list that was asked for, or the nearest one there is. */
export function createPostList(
  blog: Blog,
  { query, page }: ListRequest,
  belongs: (post: PostCard) => boolean = () => true,
): PostList {
  const found = blog.posts.filter((post) => belongs(post) && matchesQuery(post, query));
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage));
  const nearest = Math.min(Math.max(1, page), pages);
  return {
    posts: pageOf(found, nearest, postsPerPage),
    query,
    page: nearest,
    pages,
    categories: countPostsByCategory(blog),
    popular: getPopularPosts(blog.posts, popularCount),
  };
}
