import type { Article, WithContext } from "schema-dts";
import { getImageUrl } from "~/content/pictures/image";
import type { Site } from "~/content/site-settings";
import { paths } from "~/kernel/paths";
import type { Post } from "../blog.schema";

const pictureWidth = 1200;

type ArticleInput = { readonly post: Post; readonly site: Site; readonly publicUrl: string };

/** Creates Article structured data; empty fields are left out. */
export function createArticleSchema({ post, site, publicUrl }: ArticleInput): WithContext<Article> {
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.description,
    ...(post.image && { image: toUrl(getImageUrl(post.image, pictureWidth)) }),
    datePublished: post.publishDate,
    author: { "@type": "Person", name: post.author.name, url: toUrl(paths.blogAuthor(post.author.id)) },
    publisher: { "@type": "Organization", name: site.name, url: toUrl(paths.home) },
    mainEntityOfPage: toUrl(post.action.path),
    articleSection: post.blogCategory.title,
    ...(post.tags.length > 0 && { keywords: post.tags.join(", ") }),
    wordCount: post.words,
    inLanguage: "en-US",
  };
}
