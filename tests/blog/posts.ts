import type { Category, PostCard } from "~/domains/blog/blog.schema";

/** A post in the form that lists read. Fields that a test does not set have default values. */
export function post(slug: string, fields: Partial<PostCard> = {}): PostCard {
  return {
    _id: `blogPost-${slug}`,
    title: slug,
    description: "About cabinets.",
    publishDate: "2026-01-01",
    isPopular: false,
    words: 880,
    image: undefined,
    action: { path: `/blogs/${slug}` },
    author: { id: "walt", name: "Walt Brennan", logo: undefined },
    blogCategory: { slug: "planning", title: "Planning" },
    ...fields,
  };
}

export function category(slug: string, title: string): Category {
  return {
    _id: `blogCategory-${slug}`,
    slug,
    title,
    description: undefined,
    image: undefined,
    seo: undefined,
  };
}
