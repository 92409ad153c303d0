import { z } from "zod";
import {
  imageSchema,
  list,
  nullToUndefined,
  portableTextSchema,
  textSchema,
  withDefault,
} from "~/content/schemas";
import { seoSchema } from "~/domains/seo/seo.schema";

const authorNameSchema = z.object({ id: z.string(), name: z.string(), logo: nullToUndefined(imageSchema) });
const categoryNameSchema = z.object({ slug: z.string(), title: textSchema });

/** A post in a list; `action.path` is its path. */
export const postCardSchema = z.object({
  _id: z.string(),
  title: textSchema,
  description: textSchema,
  publishDate: z.iso.date(),
  isPopular: withDefault(z.boolean(), false),
  /** The number of words, without tables. */
  words: z.number(),
  image: nullToUndefined(imageSchema),
  action: z.object({ path: z.string() }),
  author: authorNameSchema,
  blogCategory: categoryNameSchema,
});
export type PostCard = z.infer<typeof postCardSchema>;

export const categorySchema = categoryNameSchema.extend({
  _id: z.string(),
  description: nullToUndefined(textSchema),
  image: nullToUndefined(imageSchema),
  seo: nullToUndefined(seoSchema),
});
export type Category = z.infer<typeof categorySchema>;

/** The author of a post (BLOG-001). */
export const authorSchema = authorNameSchema.extend({
  _id: z.string(),
  designation: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  socials: list(z.object({ type: z.string(), url: z.string() })),
  isDemo: withDefault(z.boolean(), false),
  seo: nullToUndefined(seoSchema),
});
export type Author = z.infer<typeof authorSchema>;

/** A post on its own page. */
export const postSchema = postCardSchema.extend({
  body: portableTextSchema,
  tags: list(z.string()),
  hasTableOfContents: withDefault(z.boolean(), true),
  author: authorSchema,
  related: list(postCardSchema),
  seo: nullToUndefined(seoSchema),
});
export type Post = z.infer<typeof postSchema>;

export const blogSchema = z.object({ posts: z.array(postCardSchema), categories: z.array(categorySchema) });
export type Blog = z.infer<typeof blogSchema>;
