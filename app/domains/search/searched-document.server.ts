import { z } from "zod";
import type { Content } from "~/content/content";
import { imageFields, picture } from "~/content/fragments.server";
import { type KeptDocuments, keepDocuments } from "~/content/kept-documents.server";
import { imageShape, list, optional, wordsShape } from "~/content/shapes";
import { groqPath } from "~/kernel/groq-path";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";

const searchedDocumentShape = z.object({
  _id: z.string(),
  dependsOn: list(z.string()),
  type: z.enum(["post", "faq", "page"]),
  title: wordsShape,
  description: optional(wordsShape),
  path: z.string(),
  image: optional(imageShape),
  categories: list(wordsShape),
});
export type SearchedDocument = z.infer<typeof searchedDocumentShape>;

const postFields = `
  "type": "post", title, description, "image": ${picture("image", imageFields)},
  "path": ${groqPath(paths.blogPost(":slug"), { slug: "slug.current" })},
  "categories": [blogCategory->title][defined(@)],
  "dependsOn": [blogCategory._ref][defined(@)]`;

const faqFields = `
  "type": "faq", "title": coalesce(question, title), "path": "${paths.faqs}",
  "description": pt::text(coalesce(answer, description))`;

const pageFields = `"type": "page", title, path, "description": seo.description, "image": ${picture("seo.image", imageFields)}`;

const brandFields = `"type": "page", "title": name, description, "image": ${picture("image", imageFields)},
  "path": ${groqPath(paths.brand(":slug"), { slug: "slug.current" })}`;

/** Posts, questions, brands, and the pages that search engines may show. */
export function keepSearchedDocuments(sources: {
  readonly content: Content;
  readonly log: Log;
}): KeptDocuments<SearchedDocument> {
  return keepDocuments(sources, {
    which: `(_type == "blogPost" && defined(slug.current) && defined(title))
      || (_type == "brand" && defined(slug.current))
      || (_type == "faq" && defined(coalesce(question, title)))
      || (_type == "page" && seo.noIndex != true && name != "not-found" && path != "${paths.search}" && !(path match "*:*"))`,
    fields: `_id,
      _type == "blogPost" => {${postFields}},
      _type == "faq" => {${faqFields}},
      _type == "brand" => {${brandFields}},
      _type == "page" => {${pageFields}}`,
    shape: searchedDocumentShape,
  });
}
