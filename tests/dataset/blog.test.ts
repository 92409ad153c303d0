import { describe, expect, it } from "vitest";
import { authors } from "../../studio/dataset/build/blog/authors";
import { categories } from "../../studio/dataset/build/blog/categories";
import { storyPictures } from "../../studio/dataset/build/blog/pictures";
import type { Post } from "../../studio/dataset/build/blog/post";
import { posts } from "../../studio/dataset/build/blog/posts";
import { moreReviews } from "../../studio/dataset/build/words/reviews";
import { linesOfPost, paragraphsOf, repeated, tablesOf, wordsIn } from "./prose";

const slugs = posts.map(({ slug }) => slug);

describe("the posts of the blog", () => {
  it("are fourteen, the newest first, spread over fourteen months", () => {
    expect(slugs).toEqual([
      "choosing-a-white",
      "small-kitchens",
      "a-claim-done-right",
      "lead-times",
      "drawer-boxes",
      "reading-a-quote",
      "rta-assembly",
      "planning-an-island",
      "painted-or-stained",
      "caring-for-finishes",
      "framed-or-frameless",
      "ordering-samples",
      "shaker-or-slab",
      "measuring-a-kitchen",
    ]);
    const dates = posts.map(({ publishDate }) => publishDate);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))).toEqual(
      [],
    );
    expect(dates.filter((date) => date < "2025-09-22" || date > "2026-11-22")).toEqual([]);
  });

  it("have 800 to 1,500 words each", () => {
    const lengths = posts.map((post) => ({ slug: post.slug, words: wordsIn(linesOfPost(post)) }));
    expect(lengths.filter(({ words }) => words < 800 || words > 1500)).toEqual([]);
  });

  it("have headings, a list and links each, and most have a table", () => {
    const styleCount = (post: Post, name: string) =>
      paragraphsOf(post).filter(({ style }) => style === name).length;
    expect(posts.filter((post) => styleCount(post, "h2") < 4).map(({ slug }) => slug)).toEqual([]);
    expect(posts.filter((post) => !paragraphsOf(post).some(({ listItem }) => listItem))).toEqual([]);
    expect(
      posts
        .filter((post) => paragraphsOf(post).flatMap(({ markDefs }) => markDefs).length < 2)
        .map(({ slug }) => slug),
    ).toEqual([]);
    expect(posts.filter((post) => tablesOf(post).length > 0).length).toBeGreaterThanOrEqual(12);
  });

  it("begin with prose, and never set a small heading before a large one", () => {
    for (const post of posts) {
      const order = paragraphsOf(post).map(({ style }) => style);
      expect(order[0], post.slug).toBe("normal");
      const firstSmall = order.indexOf("h3");
      if (firstSmall >= 0) expect(order.indexOf("h2"), post.slug).toBeLessThan(firstSmall);
    }
  });

  it("have tables whose rows are as long as their heads, with no cell left empty", () => {
    for (const { caption, columns, rows } of posts.flatMap(tablesOf)) {
      expect(caption.length).toBeGreaterThan(10);
      expect(rows.filter(({ cells }) => cells.length !== columns.length)).toEqual([]);
      expect([columns, ...rows.map(({ cells }) => cells)].flat().filter((cell) => cell === "")).toEqual([]);
    }
  });

  it("give every part of a body a key of its own", () => {
    for (const { slug, body } of posts) expect(repeated(body.map(({ _key }) => _key)), slug).toEqual([]);
  });

  it("name an author, a category, tags, a picture of their own and two to four others to read next", () => {
    const authorIds = authors.map(({ id }) => id);
    const categorySlugs = categories.map(({ slug }) => slug);
    for (const { slug, author, blogCategory, tags, related } of posts) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(authorIds, slug).toContain(author);
      expect(categorySlugs, slug).toContain(blogCategory);
      expect(tags.length, slug).toBeGreaterThanOrEqual(2);
      expect(related.length, slug).toBeGreaterThanOrEqual(2);
      expect(related.length, slug).toBeLessThanOrEqual(4);
      expect(related.filter((other) => other === slug || !slugs.includes(other))).toEqual([]);
    }
    expect(posts.map(({ picture }) => picture).sort()).toEqual([...storyPictures].sort());
  });

  it("leave no category and no author with fewer than three", () => {
    for (const { slug } of categories) {
      expect(posts.filter(({ blogCategory }) => blogCategory === slug).length, slug).toBeGreaterThanOrEqual(
        3,
      );
    }
    for (const { id } of authors) {
      expect(posts.filter(({ author }) => author === id).length, id).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the invented people of the demo shop", () => {
  it("are marked as such: four authors and eight reviewers", () => {
    expect(authors.map(({ isDemo, label }) => ({ isDemo, label }))).toEqual(
      Array.from({ length: 4 }, () => ({ isDemo: true, label: "Demo author" })),
    );
    expect(moreReviews.map(({ isDemo, platform }) => ({ isDemo, platform }))).toEqual(
      Array.from({ length: 8 }, () => ({ isDemo: true, platform: "Demo review" })),
    );
  });

  it("give half stars at most, and not five every time", () => {
    const ratings = moreReviews.map(({ rating }) => rating);
    expect(ratings.filter((rating) => !Number.isInteger(rating * 2) || rating < 1 || rating > 5)).toEqual([]);
    expect(new Set(ratings).size).toBeGreaterThan(2);
  });
});
