import { getPageRows } from "~/ui/content/table-rows";
import type { Blog, PostCard } from "../blog.schema";
import { type CountedCategory, countPostsByCategory, getPopularPosts, matchesQuery } from "../posts/post";
import type { ListRequest } from "./list-request";

/** Three rows of three (BLOG-014). */
const postsPerPage = 9;
const popularCount = 4;

/** One page of a list of posts, with categories and popular posts. */
export type PostList = {
  readonly posts: readonly PostCard[];
  readonly query: string;
  readonly page: number;
  readonly pages: number;
  readonly categories: readonly CountedCategory[];
  readonly popular: readonly PostCard[];
};

/** Creates the requested page of a list, or the last one if it does not exist. */
export function createPostList(
  blog: Blog,
  { query, page }: ListRequest,
  belongs: (post: PostCard) => boolean = () => true,
): PostList {
  const matchingPosts = blog.posts.filter((post) => belongs(post) && matchesQuery(post, query));
  const pages = Math.max(1, Math.ceil(matchingPosts.length / postsPerPage));
  const nearest = Math.min(Math.max(1, page), pages);
  return {
    posts: getPageRows(matchingPosts, nearest, postsPerPage),
    query,
    page: nearest,
    pages,
    categories: countPostsByCategory(blog),
    popular: getPopularPosts(blog.posts, popularCount),
  };
}
