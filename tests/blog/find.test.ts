import { describe, expect, it } from "vitest";
import { listAuthorPosts, listCategoryPosts, listPosts } from "~/domains/blog/post-list/list-posts.server";
import { findPost } from "~/domains/blog/posts/find-post.server";
import { importedDataset } from "../dataset/imported";
import { type ContentDocument, contentOf } from "../support/content/content";
import { createRecordingLog } from "../support/shop/recording-log";

const all = { query: "", page: 1 };

/** The demo blog, after a change to one of its documents. */
function blogWith(id?: string, change: object = {}) {
  const documents = importedDataset().map(
    (document): ContentDocument => (document._id === id ? { ...document, ...change } : document),
  );
  const log = createRecordingLog();
  return { sources: { content: contentOf(documents), log: log.log }, log };
}

describe("demo blog", () => {
  const { sources } = blogWith();

  it("includes title, description, author, category, date, popularity and path of each post [BLOG-001]", async () => {
    const found = await findPost(sources, "planning-an-island");
    expect(found).toMatchObject({
      ok: true,
      value: {
        post: {
          title: "Planning an Island: Is There Room, and for What?",
          publishDate: "2026-04-07",
          isPopular: true,
          author: {
            id: "ingrid-halvorsen",
            name: "Ingrid Halvorsen",
            designation: "Kitchen designer",
            isDemo: true,
            socials: [],
          },
          blogCategory: { slug: "planning", title: "Planning" },
          action: { path: "/blogs/planning-an-island" },
        },
      },
    });
  });

  it("returns category counts, four recent posts and posts to read next [BLOG-002]", async () => {
    const found = await findPost(sources, "choosing-a-white");
    if (!found.ok) throw new Error("not found");
    expect(found.value.categories.map(({ title, count }) => `${title} (${count})`)).toEqual([
      "Planning (3)",
      "Doors and finishes (5)",
      "Construction (3)",
      "Buying and delivery (3)",
    ]);
    expect(found.value.recent.map(({ action }) => action.path)).toEqual([
      "/blogs/small-kitchens",
      "/blogs/a-claim-done-right",
      "/blogs/lead-times",
      "/blogs/drawer-boxes",
    ]);
    expect(found.value.next.length).toBe(3);
  });

  it("counts the words of a post for its reading time", async () => {
    const found = await findPost(sources, "measuring-a-kitchen");
    if (!found.ok) throw new Error("not found");
    expect(found.value.post.words).toBeGreaterThan(700);
    expect(found.value.post.words).toBeLessThan(1500);
  });

  it("lists the posts of one author only [BLOG-004]", async () => {
    const found = await listAuthorPosts(sources, "walt-brennan", all);
    if (!found.ok) throw new Error("not found");
    expect(found.value.list.posts.map(({ author }) => author.name)).toEqual([
      "Walt Brennan",
      "Walt Brennan",
      "Walt Brennan",
    ]);
  });

  it("lists and searches the posts of one category only [BLOG-008]", async () => {
    const found = await listCategoryPosts(sources, "doors-and-finishes", all);
    if (!found.ok) throw new Error("not found");
    expect(found.value.list.posts).toHaveLength(5);
    const searched = await listCategoryPosts(sources, "doors-and-finishes", { query: "halvorsen", page: 1 });
    if (!searched.ok) throw new Error("not found");
    expect(searched.value.list.posts.map(({ action }) => action.path)).toEqual(["/blogs/shaker-or-slab"]);
  });

  it("reports missing posts, authors and categories", async () => {
    expect(await findPost(sources, "nope")).toEqual({ ok: false, failure: { code: "blog-not-found" } });
    expect(await findPost(sources, "category")).toEqual({
      ok: false,
      failure: { code: "blog-category-not-found" },
    });
    expect(await findPost(sources, "constructor")).toEqual({
      ok: false,
      failure: { code: "blog-not-found" },
    });
    expect(await listAuthorPosts(sources, "nobody", all)).toEqual({
      ok: false,
      failure: { code: "blog-author-not-found" },
    });
    expect(await listCategoryPosts(sources, "nothing", all)).toEqual({
      ok: false,
      failure: { code: "blog-category-not-found" },
    });
  });
});

describe("invalid blog content", () => {
  it("shows an error on the page of an invalid post and omits it from lists [BLOG-012]", async () => {
    const { sources, log } = blogWith("blogPost-lead-times", { title: undefined });
    expect(await findPost(sources, "lead-times")).toEqual({ ok: false, failure: { code: "invalid-blog" } });
    const { posts } = await listPosts(sources, all);
    expect(posts.map(({ action }) => action.path)).not.toContain("/blogs/lead-times");
    expect(posts).toHaveLength(9);
    expect(log.errors.length).toBeGreaterThan(0);
  });

  it("shows an error on the page of an invalid author [BLOG-012]", async () => {
    const { sources } = blogWith("blogAuthor-ray-ostrander", { name: undefined });
    expect(await listAuthorPosts(sources, "ray-ostrander", all)).toEqual({
      ok: false,
      failure: { code: "invalid-blog-author" },
    });
  });
});
