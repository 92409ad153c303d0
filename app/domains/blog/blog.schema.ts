import { z } from "zod";
import { imageShape, list, optional, portableTextShape, withDefault, wordsShape } from "~/content/shapes";
import { seoShape } from "~/domains/seo/seo.schema";

const authorNameShape = z.object({ id: z.string(), name: z.string(), logo: optional(imageShape) });
const categoryNameShape = z.object({ slug: z.string(), title: wordsShape });

/** A post as lists show it; `action.path` is its address. */
export const postCardShape = z.object({
  _id: z.string(),
  title: wordsShape,
  description: wordsShape,
  publishDate: z.iso.date(),
  isPopular: withDefault(z.boolean(), false),
  /** Words of the text, tables left out. */
  words: z.number(),
  image: optional(imageShape),
  action: z.object({ path: z.string() }),
  author: authorNameShape,
  blogCategory: categoryNameShape,
});
export type PostCard = z.infer<typeof postCardShape>;

export const categoryShape = categoryNameShape.extend({
  _id: z.string(),
  description: optional(wordsShape),
  image: optional(imageShape),
  seo: optional(seoShape),
});
export type Category = z.infer<typeof categoryShape>;

/** The author of a post (BLOG-001). */
export const authorShape = authorNameShape.extend({
  _id: z.string(),
  designation: optional(wordsShape),
  description: optional(wordsShape),
  socials: list(z.object({ type: z.string(), url: z.string() })),
  isDemo: withDefault(z.boolean(), false),
  seo: optional(seoShape),
});
export type Author = z.infer<typeof authorShape>;

/** A post as its own page shows it. */
export const postShape = postCardShape.extend({
  body: portableTextShape,
  tags: list(z.string()),
  hasTableOfContents: withDefault(z.boolean(), true),
  author: authorShape,
  related: list(postCardShape),
  seo: optional(seoShape),
});
export type Post = z.infer<typeof postShape>;

/** What every list of the blog is made from. */
export const blogShape = z.object({ posts: z.array(postCardShape), categories: z.array(categoryShape) });
export type Blog = z.infer<typeof blogShape>;
