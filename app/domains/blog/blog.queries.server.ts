import {
  imageFields,
  imageFieldsWithoutPlaceholder,
  projectImage,
  projectPortableText,
} from "~/content/groq-fragments.server";
import { toGroqPath } from "~/content/groq-path";
import { seoProjection } from "~/domains/seo/seo.queries.server";
import { paths } from "~/kernel/paths";

/** A logo of 18 by 18 pixels needs no placeholder (BLOG-015). */
const authorName = `"id": id.current, name, "logo": ${projectImage("logo", imageFieldsWithoutPlaceholder)}`;

const authorFields = `_id, ${authorName}, designation, description, socials[]{type, url}, isDemo, ${seoProjection}`;

const postPath = toGroqPath(paths.blogPost(":slug"), { slug: "slug.current" });

const categoryName = `"slug": slug.current, title`;

const cardFields = `
  _id, title, description, publishDate, isPopular,
  "words": count(string::split(pt::text(body), " ")),
  "image": ${projectImage("image", imageFields)},
  "action": {"path": ${postPath}},
  "author": author->{${authorName}},
  "blogCategory": blogCategory->{${categoryName}}
`;

const posts = `*[_type == "blogPost" && defined(slug.current)]`;

export const blogQuery = `{
  "posts": ${posts} | order(publishDate desc, title asc){${cardFields}},
  "categories": *[_type == "blogCategory" && defined(slug.current)] | order(orderRank asc, title asc){
    _id, ${categoryName}, description, "image": ${projectImage("image")}, ${seoProjection}
  }
}`;

export const postQuery = `${posts}[slug.current == $slug][0]{
  ${cardFields}, tags, hasTableOfContents, "body": ${projectPortableText("body")}, ${seoProjection},
  "author": author->{${authorFields}},
  "related": related[]->{${cardFields}}
}`;

export const authorQuery = `*[_type == "blogAuthor" && id.current == $id][0]{${authorFields}}`;
