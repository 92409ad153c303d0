import { describe, expect, it } from "vitest";
import { findPost } from "~/domains/blog/find-post.server";
import { listAuthorPosts, listCategoryPosts, listPosts } from "~/domains/blog/list-posts.server";
import { importedDataset } from "../dataset/imported";
import { type ContentDocument, contentOf } from "../support/shop/content";
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

describe("the demo blog, read from the content", () => {
  const { sources } = blogWith();

  it("[BLOG-001] has title, description, author, category, date, popularity and address", async () => {
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

  it("[BLOG-002] brings counts, four recent articles and what to read next", async () => {
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

  it("counts the words of a text for its reading time", async () => {
    const found = await findPost(sources, "measuring-a-kitchen");
    if (!found.ok) throw new Error("not found");
    expect(found.value.post.words).toBeGreaterThan(700);
    expect(found.value.post.words).toBeLessThan(1500);
  });

  it("[BLOG-004] lists the posts of one author alone", async () => {
    const found = await listAuthorPosts(sources, "walt-brennan", all);
    if (!found.ok) throw new Error("not found");
    expect(found.value.shelf.posts.map(({ author }) => author.name)).toEqual([
      "Walt Brennan",
      "Walt Brennan",
      "Walt Brennan",
    ]);
  });

  it("[BLOG-008] lists the posts of one category alone, and searches in it", async () => {
    const found = await listCategoryPosts(sources, "doors-and-finishes", all);
    if (!found.ok) throw new Error("not found");
    expect(found.value.shelf.posts).toHaveLength(5);
    const searched = await listCategoryPosts(sources, "doors-and-finishes", { query: "halvorsen", page: 1 });
    if (!searched.ok) throw new Error("not found");
    expect(searched.value.shelf.posts.map(({ action }) => action.path)).toEqual(["/blogs/shaker-or-slab"]);
  });

  it("knows what is not there", async () => {
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

describe("content that does not fit", () => {
  it("[BLOG-012] makes a post's own page say so, and its lists go without it", async () => {
    const { sources, log } = blogWith("blogPost-lead-times", { title: undefined });
    expect(await findPost(sources, "lead-times")).toEqual({ ok: false, failure: { code: "invalid-blog" } });
    const { posts } = await listPosts(sources, all);
    expect(posts.map(({ action }) => action.path)).not.toContain("/blogs/lead-times");
    expect(posts).toHaveLength(9);
    expect(log.errors.length).toBeGreaterThan(0);
  });

  it("[BLOG-012] makes an author's page say so", async () => {
    const { sources } = blogWith("blogAuthor-ray-ostrander", { name: undefined });
    expect(await listAuthorPosts(sources, "ray-ostrander", all)).toEqual({
      ok: false,
      failure: { code: "invalid-blog-author" },
    });
  });
});
