import { describe, expect, it } from "vitest";
import { getListPath, parseListRequest } from "~/domains/blog/post-list/list-request";
import { createPostList } from "~/domains/blog/post-list/post-list";
import { post } from "./posts";

const fourteen = Array.from({ length: 14 }, (_, index) => post(`post-${index + 1}`));
const blog = { posts: fourteen, categories: [] };

describe("post list", () => {
  it("shows nine posts a page in three rows of three [BLOG-014]", () => {
    const first = createPostList(blog, { query: "", page: 1 });
    expect([first.posts.length, first.page, first.pages]).toEqual([9, 1, 2]);
    expect(createPostList(blog, { query: "", page: 2 }).posts.map(({ title }) => title)).toEqual([
      "post-10",
      "post-11",
      "post-12",
      "post-13",
      "post-14",
    ]);
  });

  it("shows the nearest page when the requested one does not exist", () => {
    expect(createPostList(blog, { query: "", page: 99 }).page).toBe(2);
    expect(createPostList(blog, { query: "", page: 0 }).page).toBe(1);
    expect(createPostList(blog, { query: "", page: -3 }).page).toBe(1);
  });

  it("counts the pages of search results", () => {
    const found = createPostList(blog, { query: "POST-1", page: 1 });
    expect([found.posts.length, found.pages]).toEqual([6, 1]);
  });

  it("shows one empty page for a list without posts", () => {
    expect(createPostList(blog, { query: "nothing of the kind", page: 1 })).toMatchObject({
      posts: [],
      page: 1,
      pages: 1,
    });
  });
});

describe("path of a post list", () => {
  const parsedQuery = (query: string) => parseListRequest(`http://shop.example/blogs${query}`);

  it.each([
    ["", { query: "", page: 1 }],
    ["?query=%20oak%20door%20", { query: "oak door", page: 1 }],
    ["?page=2&query=oak", { query: "oak", page: 2 }],
    ["?page=two", { query: "", page: 0 }],
    ["?page=1.5", { query: "", page: 0 }],
    ["?page=", { query: "", page: 0 }],
  ])("reads the query and the page number from %s", (query, expected) => {
    expect(parsedQuery(query)).toEqual(expected);
  });

  it("limits a search text to 100 characters", () => {
    expect(parsedQuery(`?query=${"x".repeat(150)}`).query).toHaveLength(100);
  });

  it("writes the query first and omits the number of the first page", () => {
    expect(getListPath("/blogs", { query: "", page: 1 })).toBe("/blogs");
    expect(getListPath("/blogs", { query: "oak & ash", page: 1 })).toBe("/blogs?query=oak+%26+ash");
    expect(getListPath("/blogs", { query: "oak", page: 3 })).toBe("/blogs?query=oak&page=3");
  });
});
