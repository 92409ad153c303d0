import { image, reference, references, type Stored, slug, typed } from "../stored";
import { authors } from "./authors";
import { categories } from "./categories";
import { type BlogPicture, pictureWords } from "./pictures";
import type { Post } from "./post";
import { posts } from "./posts";

const authorId = (id: string) => `blogAuthor-${id}`;
const categoryId = (name: string) => `blogCategory-${name}`;
const postId = (name: string) => `blogPost-${name}`;

const picture = (name: BlogPicture) => image(`blog/${name}.webp`, pictureWords[name]);

const authorDocuments: readonly Stored[] = authors.map(
  ({ id, name, designation, logo, description, isDemo, socials, ...author }) => ({
    _id: authorId(id),
    _type: "blogAuthor",
    name,
    id: slug(id),
    designation,
    logo: picture(logo),
    description,
    socials: typed("socialProfile", socials),
    isDemo,
    seo: { title: author.seoTitle, description: author.seoDescription },
  }),
);

const categoryDocuments: readonly Stored[] = categories.map((category, index) => ({
  _id: categoryId(category.slug),
  _type: "blogCategory",
  title: category.title,
  slug: slug(category.slug),
  description: category.description,
  image: picture(category.picture),
  orderRank: (index + 1) * 10,
  seo: { title: category.seoTitle },
}));

const postDocument = (post: Post): Stored => ({
  _id: postId(post.slug),
  _type: "blogPost",
  title: post.title,
  slug: slug(post.slug),
  description: post.description,
  image: picture(post.picture),
  author: reference(authorId(post.author)),
  blogCategory: reference(categoryId(post.blogCategory)),
  publishDate: post.publishDate,
  isPopular: post.isPopular,
  hasTableOfContents: true,
  tags: post.tags,
  related: references(post.related.map(postId)),
  body: post.body,
});

/** The blog as the CMS holds it: who writes, about what, and the posts. */
export const blogDocuments: readonly Stored[] = [
  ...authorDocuments,
  ...categoryDocuments,
  ...posts.map(postDocument),
];
