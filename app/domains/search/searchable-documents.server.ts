import { z } from "zod";
import type { Content } from "~/content/client/content";
import { createDocumentCache, type DocumentCache } from "~/content/client/document-cache.server";
import { imageFields, projectImage } from "~/content/groq-fragments.server";
import { toGroqPath } from "~/content/groq-path";
import { imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";

const searchableDocumentSchema = z.object({
  _id: z.string(),
  dependsOn: list(z.string()),
  type: z.enum(["post", "faq", "page"]),
  title: textSchema,
  description: nullToUndefined(textSchema),
  path: z.string(),
  image: nullToUndefined(imageSchema),
  categories: list(textSchema),
});
export type SearchableDocument = z.infer<typeof searchableDocumentSchema>;

const postFields = `
  "type": "post", title, description, "image": ${projectImage("image", imageFields)},
  "path": ${toGroqPath(paths.blogPost(":slug"), { slug: "slug.current" })},
  "categories": [blogCategory->title][defined(@)],
  "dependsOn": [blogCategory._ref][defined(@)]`;

const faqFields = `
  "type": "faq", "title": coalesce(question, title), "path": "${paths.faqs}",
  "description": pt::text(coalesce(answer, description))`;

const pageFields = `"type": "page", title, path, "description": seo.description, "image": ${projectImage("seo.image", imageFields)}`;

const brandFields = `"type": "page", "title": name, description, "image": ${projectImage("image", imageFields)},
  "path": ${toGroqPath(paths.brand(":slug"), { slug: "slug.current" })}`;

/** Caches posts, FAQs, brands, and the pages that search engines may index. */
export function createSearchableDocumentCache(sources: {
  readonly content: Content;
  readonly log: Log;
}): DocumentCache<SearchableDocument> {
  return createDocumentCache(sources, {
    filter: `(_type == "blogPost" && defined(slug.current) && defined(title))
      || (_type == "brand" && defined(slug.current))
      || (_type == "faq" && defined(coalesce(question, title)))
      || (_type == "page" && seo.noIndex != true && name != "not-found" && path != "${paths.search}" && !(path match "*:*"))`,
    projection: `_id,
      _type == "blogPost" => {${postFields}},
      _type == "faq" => {${faqFields}},
      _type == "brand" => {${brandFields}},
      _type == "page" => {${pageFields}}`,
    schema: searchableDocumentSchema,
  });
}
