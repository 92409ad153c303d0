import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import type { SitemapEntry } from "./sitemap-entry";

const sharedFields = `_id, "updatedAt": _updatedAt`;
const isIndexable = "seo.noIndex != true";

/** All indexable documents that have a page, with the parts of their path and their pictures. */
const query = `{
  "pages": *[_type == "page" && ${isIndexable}] | order(path asc){${sharedFields}, "parts": [path], "images": [
    ...blocks[isHidden != true && defined(image.asset)].image.asset->url,
    ...blocks[isHidden != true].cards[defined(image.asset)].image.asset->url,
    ...blocks[isHidden != true].pictures[defined(image.asset)].image.asset->url
  ]},
  "brands": *[_type == "brand" && defined(slug.current)] | order(slug.current asc){
    ${sharedFields}, "parts": [slug.current], "images": [image.asset->url]},
  "showcases": *[_type == "category" && defined(slug.current) && count(styles) > 0] | order(slug.current asc){
    ${sharedFields}, "parts": [slug.current], "images": [image.asset->url]},
  "posts": *[_type == "blogPost" && ${isIndexable} && defined(slug.current)] | order(slug.current asc){
    ${sharedFields}, "parts": [slug.current], "images": [image.asset->url]},
  "authors": *[_type == "blogAuthor" && ${isIndexable} && defined(id.current)] | order(id.current asc){
    ${sharedFields}, "parts": [id.current], "images": [logo.asset->url]},
  "categories": *[_type == "blogCategory" && ${isIndexable} && defined(slug.current)] | order(slug.current asc){
    ${sharedFields}, "parts": [slug.current], "images": [image.asset->url]}
}`;

const isStyle = `_type == "style" && defined(brand->slug.current) && defined(code.current)`;
const styleIdsQuery = `*[${isStyle}] | order(code.current asc)._id`;
const stylesQuery = `*[${isStyle} && _id in $ids] | order(code.current asc){
  ${sharedFields}, "parts": [brand->slug.current, code.current], "images": images[defined(asset)].asset->url}`;
/** Styles are loaded in batches, so that not all are in memory at once. */
const styleBatchSize = 500;

const documentsSchema = list(
  z.object({
    _id: z.string(),
    updatedAt: z.string(),
    parts: z.array(z.string()).min(1),
    images: list(z.string().nullable()),
  }),
);
const responseSchema = z.object({
  pages: documentsSchema,
  brands: documentsSchema,
  showcases: documentsSchema,
  posts: documentsSchema,
  authors: documentsSchema,
  categories: documentsSchema,
});
type SitemapDocuments = z.infer<typeof documentsSchema>;
type Kind = keyof z.infer<typeof responseSchema> | "styles";

/** Creates the path of a document from its parts, by document type. */
const addresses: { readonly [K in Kind]: (...parts: readonly string[]) => string } = {
  pages: (path = "") => path,
  styles: (brand = "", code = "") => paths.style(brand, code),
  brands: (slug = "") => paths.brand(slug),
  showcases: (slug = "") => paths.category(slug),
  posts: (slug = "") => paths.blogPost(slug),
  authors: (id = "") => paths.blogAuthor(id),
  categories: (slug = "") => paths.blogCategory(slug),
};

/**
 * Lists all indexable pages with the time of their last publish. `isPublic` excludes paths whose page
 * belongs to one visitor.
 */
export async function* listSitemap(
  sources: Sources,
  isPublic: (path: string) => boolean,
): AsyncGenerator<SitemapEntry> {
  const listedPaths = new Set<string>([paths.notFound]);
  for await (const [kind, documents] of listDocumentsByKind(sources)) {
    for (const { parts, updatedAt, images } of documents) {
      const path = addresses[kind](...parts);
      // An editor's page takes precedence over a category or brand at the same path.
      // A document whose path is a pattern ('/payment/verify/:paymentMethod') is not a page.
      if (listedPaths.has(path) || path.includes("/:") || !isPublic(path)) continue;
      listedPaths.add(path);
      yield { path, updatedAt, images: [...new Set(images.filter((image) => image !== null))] };
    }
  }
}

type Sources = { readonly content: Content; readonly log: Log };

async function* listDocumentsByKind(sources: Sources): AsyncGenerator<readonly [Kind, SitemapDocuments]> {
  const { pages, brands, showcases, posts, authors, categories } = await fetchLeniently(
    sources,
    query,
    {},
    responseSchema,
  );
  yield ["pages", pages];
  const ids = await fetchLeniently(sources, styleIdsQuery, {}, z.array(z.string()));
  for (let from = 0; from < ids.length; from += styleBatchSize) {
    const params = { ids: ids.slice(from, from + styleBatchSize) };
    yield ["styles", await fetchLeniently(sources, stylesQuery, params, documentsSchema, { isKept: false })];
  }
  yield ["brands", brands];
  yield ["showcases", showcases];
  yield ["posts", posts];
  yield ["authors", authors];
  yield ["categories", categories];
}
