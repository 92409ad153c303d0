import { describe, expect, it } from "vitest";
import {
  countPostsByCategory,
  getPopularPosts,
  getReadingMinutes,
  getRecentPosts,
  matchesQuery,
} from "~/domains/blog/posts/post";
import { category, post } from "./posts";

const slugs = (posts: readonly { readonly title: string }[]) => posts.map(({ title }) => title);

describe("blog search", () => {
  const island = post("island", {
    title: "Planning an Island",
    description: "Aisle widths and seating.",
    author: { id: "ingrid", name: "Ingrid Halvorsen", logo: undefined },
  });

  it.each(["planning an", "ISLAND", "aisle", "Seating.", "halvorsen", "grid h"])(
    "finds a post by '%s' in title, description or author name in any case [BLOG-006]",
    (query) => {
      expect(matchesQuery(island, query)).toBe(true);
    },
  );

  it.each(["drawer", "planning island", "island."])("does not find a post by '%s' [BLOG-006]", (query) => {
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

  it("sorts popular posts newest first [BLOG-013]", () => {
    expect(slugs(getPopularPosts(posts))).toEqual(["new", "middle", "old"]);
  });

  it("limits the number of popular posts [BLOG-013]", () => {
    expect(slugs(getPopularPosts(posts, 2))).toEqual(["new", "middle"]);
  });
});

describe("recent posts", () => {
  it("shows the newest posts without the current one [BLOG-002]", () => {
    const posts = [
      post("a", { publishDate: "2026-01-01" }),
      post("b", { publishDate: "2026-03-01" }),
      post("c", { publishDate: "2026-02-01" }),
    ];
    expect(slugs(getRecentPosts(posts, "blogPost-b", 4))).toEqual(["c", "a"]);
    expect(slugs(getRecentPosts(posts, "blogPost-a", 1))).toEqual(["b"]);
  });
});

describe("blog categories", () => {
  it("shows the post counts of categories and omits empty categories [BLOG-002] [BLOG-008]", () => {
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

describe("reading time", () => {
  it.each([
    [0, 1],
    [220, 1],
    [329, 1],
    [330, 2],
    [1100, 5],
  ])("computes for %i words a reading time of %i minutes", (wordCount, minutes) => {
    expect(getReadingMinutes({ words: wordCount })).toBe(minutes);
  });
});
