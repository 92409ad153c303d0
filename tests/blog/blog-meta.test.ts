import { describe, expect, it } from "vitest";
import type { Post } from "~/domains/blog/blog.schema";
import { createBlogCategoryMeta, createBlogListMeta, createPostMeta } from "~/domains/blog/blog-meta";
import { category, post } from "./posts";

const base = {
  site: { name: "Stile & Rail", tagline: undefined, ogImage: undefined },
  publicUrl: "https://shop.example",
};
const image = {
  src: "/lake/images/local/production/island.webp",
  alt: "An island",
  width: 1356,
  height: 750,
  lqip: undefined,
  focus: undefined,
  crop: undefined,
};
const island: Post = {
  ...post("planning-an-island", { title: "Planning an Island", publishDate: "2026-04-07", image }),
  body: [],
  tags: ["island", "planning"],
  hasTableOfContents: true,
  author: {
    _id: "blogAuthor-walt",
    id: "walt",
    name: "Walt Brennan",
    logo: undefined,
    designation: undefined,
    description: undefined,
    socials: [],
    isDemo: true,
    seo: undefined,
  },
  related: [],
  seo: undefined,
};
const postPage = { post: island, categories: [], recent: [], next: [] };

describe("meta tags of a post", () => {
  const head = createPostMeta({ ...base, postPage });

  it("falls back to a post's title, description and picture", () => {
    expect(head).toContainEqual({ title: "Planning an Island | Stile & Rail" });
    expect(head).toContainEqual({ name: "description", content: "About cabinets." });
    expect(head).toContainEqual({ property: "og:image:alt", content: "An island" });
    expect(head).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/blogs/planning-an-island",
    });
  });

  it("declares a post as an article with date and author", () => {
    expect(head).toContainEqual({ property: "og:type", content: "article" });
    expect(head).toContainEqual({ property: "article:published_time", content: "2026-04-07" });
    expect(head).toContainEqual({
      property: "article:author",
      content: "https://shop.example/blogs/authors/walt",
    });
  });

  it("renders Article structured data for a post", () => {
    expect(head).toContainEqual({
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: "Planning an Island",
        description: "About cabinets.",
        image: expect.stringContaining(
          "https://shop.example/lake/images/local/production/island.webp?w=1200",
        ),
        datePublished: "2026-04-07",
        author: {
          "@type": "Person",
          name: "Walt Brennan",
          url: "https://shop.example/blogs/authors/walt",
        },
        publisher: { "@type": "Organization", name: "Stile & Rail", url: "https://shop.example/" },
        mainEntityOfPage: "https://shop.example/blogs/planning-an-island",
        articleSection: "Planning",
        keywords: "island, planning",
        wordCount: 880,
        inLanguage: "en-US",
      },
    });
  });

  it("includes a breadcrumb under Home > Blogs for a post [SEO-002]", () => {
    expect(JSON.stringify(head)).toContain(
      '"itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://shop.example/"},{"@type":"ListItem","position":2,"name":"Blogs","item":"https://shop.example/blogs"},{"@type":"ListItem","position":3,"name":"Planning an Island"',
    );
  });
});

describe("meta tags of a post list", () => {
  const page = {
    title: "Blog",
    seo: {
      title: "Advice",
      description: "Plain advice.",
      metaList: [],
      image: undefined,
      noIndex: undefined,
    },
  };

  it("gives each page of a post list a separate URL and title", () => {
    const head = createBlogListMeta({ ...base, page, list: { query: "", page: 2 } });
    expect(head).toContainEqual({ title: "Advice (page 2)" });
    expect(head).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/blogs?page=2",
    });
  });

  it("uses breadcrumb and switches of the page document for a post list [SEO-001] [SEO-011]", () => {
    const breadcrumb = [
      { text: "Start", url: "/" },
      { text: "Notes", url: "/blogs" },
    ];
    const headOf = (isOn: boolean) =>
      createBlogListMeta({
        ...base,
        page: { ...page, breadcrumb, schemas: { breadcrumb: isOn }, siteVerification: "proof-1" },
        list: { query: "", page: 1 },
        structuredData: [{ "@type": "FAQPage" }],
      });
    expect(JSON.stringify(headOf(true))).toContain('"position":2,"name":"Notes"');
    expect(JSON.stringify(headOf(false))).not.toContain("BreadcrumbList");
    expect(headOf(false)).toContainEqual({ "script:ld+json": { "@type": "FAQPage" } });
    expect(headOf(false)).toContainEqual({ name: "google-site-verification", content: "proof-1" });
  });

  it("excludes a search for posts from search engines", () => {
    const head = createBlogListMeta({ ...base, page, list: { query: "oak", page: 1 } });
    expect(head).toContainEqual({ name: "robots", content: "noindex" });
    expect(createBlogListMeta({ ...base, page, list: { query: "", page: 1 } })).not.toContainEqual({
      name: "robots",
      content: "noindex",
    });
  });

  it("uses a blog category's own title as the page title when it has no SEO settings", () => {
    const head = createBlogCategoryMeta({
      ...base,
      category: category("planning", "Planning"),
      list: { query: "", page: 1 },
    });
    expect(head).toContainEqual({ title: "Planning | Stile & Rail" });
  });
});
