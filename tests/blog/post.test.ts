import { describe, expect, it } from "vitest";
import {
  countPostsByCategory,
  getPopularPosts,
  getReadingMinutes,
  getRecentPosts,
  matchesQuery,
} from "~/domains/blog/post";
import { category, post } from "./posts";

const slugs = (posts: readonly { readonly title: string }[]) => posts.map(({ title }) => title);

describe("a search in the blog", () => {
  const island = post("island", {
    title: "Planning an Island",
    description: "Aisle widths and seating.",
    author: { id: "ingrid", name: "Ingrid Halvorsen", logo: undefined },
  });

  it.each(["planning an", "ISLAND", "aisle", "Seating.", "halvorsen", "grid h"])(
    "[BLOG-006] finds '%s' in title, description or author name, whatever the case",
    (query) => {
      expect(matchesQuery(island, query)).toBe(true);
    },
  );

  it.each(["drawer", "planning island", "island."])("[BLOG-006] does not find '%s'", (query) => {
    expect(matchesQuery(island, query)).toBe(false);
  });
});

describe("popular posts", () => {
  const posts = [
    post("old", { isPopular: true, publishDate: "2025-10-07" }),
    post("plain", { publishDate: "2026-11-01" }),
    post("new", { isPopular: true, publishDate: "2026-11-10" }),
    post("middle", { isPopular: true, publishDate: "2026-03-10" }),
  ];

  it("[BLOG-013] stand newest first", () => {
    expect(slugs(getPopularPosts(posts))).toEqual(["new", "middle", "old"]);
  });

  it("[BLOG-013] are no more than a count, where there is one", () => {
    expect(slugs(getPopularPosts(posts, 2))).toEqual(["new", "middle"]);
  });
});

describe("recent articles", () => {
  it("[BLOG-002] are the newest ones beside the one that is read", () => {
    const posts = [
      post("a", { publishDate: "2026-01-01" }),
      post("b", { publishDate: "2026-03-01" }),
      post("c", { publishDate: "2026-02-01" }),
    ];
    expect(slugs(getRecentPosts(posts, "blogPost-b", 4))).toEqual(["c", "a"]);
    expect(slugs(getRecentPosts(posts, "blogPost-a", 1))).toEqual(["b"]);
  });
});

describe("the categories", () => {
  it("[BLOG-002, BLOG-008] say how many posts they have; an empty one is not offered", () => {
    const categories = [
      category("buying", "Buying"),
      category("planning", "Planning"),
      category("none", "None"),
    ];
    const posts = [post("a"), post("b", { blogCategory: { slug: "buying", title: "Buying" } }), post("c")];
    expect(countPostsByCategory({ posts, categories })).toEqual([
      { slug: "buying", title: "Buying", count: 1 },
      { slug: "planning", title: "Planning", count: 2 },
    ]);
  });
});

describe("the reading time", () => {
  it.each([
    [0, 1],
    [220, 1],
    [329, 1],
    [330, 2],
    [1100, 5],
  ])("of %i words is %i minutes", (words, minutes) => {
    expect(getReadingMinutes({ words })).toBe(minutes);
  });
});
