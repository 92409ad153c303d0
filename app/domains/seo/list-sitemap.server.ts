import { z } from "zod";
import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { list } from "~/content/shapes";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import type { SitemapEntry } from "./sitemap-entry";

const shared = `_id, "updatedAt": _updatedAt`;
const shown = "seo.noIndex != true";

/** Every document with a page of its own that search engines may keep, with the parts of its address and its pictures. */
const query = `{
  "pages": *[_type == "page" && ${shown}] | order(path asc){${shared}, "parts": [path], "images": [
    ...blocks[isHidden != true && defined(image.asset)].image.asset->url,
    ...blocks[isHidden != true].cards[defined(image.asset)].image.asset->url,
    ...blocks[isHidden != true].pictures[defined(image.asset)].image.asset->url
  ]},
  "styles": *[_type == "style" && defined(brand->slug.current) && defined(code.current)] | order(code.current asc){
    ${shared}, "parts": [brand->slug.current, code.current], "images": images[defined(asset)].asset->url},
  "brands": *[_type == "brand" && defined(slug.current)] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]},
  "showcases": *[_type == "category" && defined(slug.current)] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]},
  "posts": *[_type == "blogPost" && ${shown} && defined(slug.current)] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]},
  "authors": *[_type == "blogAuthor" && ${shown} && defined(id.current)] | order(id.current asc){
    ${shared}, "parts": [id.current], "images": [logo.asset->url]},
  "categories": *[_type == "blogCategory" && ${shown} && defined(slug.current)] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]}
}`;

const foundShape = list(
  z.object({
    _id: z.string(),
    updatedAt: z.string(),
    parts: z.array(z.string()).min(1),
    images: list(z.string().nullable()),
  }),
);
const answerShape = z.object({
  pages: foundShape,
  styles: foundShape,
  brands: foundShape,
  showcases: foundShape,
  posts: foundShape,
  authors: foundShape,
  categories: foundShape,
});
type Kind = keyof z.infer<typeof answerShape>;

/** Where a document of each kind is found, by the parts of its address. */
const addresses: { readonly [K in Kind]: (...parts: readonly string[]) => string } = {
  pages: (path = "") => path,
  styles: (brand = "", code = "") => paths.style(brand, code),
  brands: (slug = "") => paths.brand(slug),
  showcases: (slug = "") => paths.category(slug),
  posts: (slug = "") => paths.blogPost(slug),
  authors: (id = "") => paths.blogAuthor(id),
  categories: (slug = "") => paths.blogCategory(slug),
};
const kinds = [
  "pages",
  "styles",
  "brands",
  "showcases",
  "posts",
  "authors",
  "categories",
] as const satisfies readonly Kind[];

/**
 * Every address search engines should know, with the time of its last publish. `isPublic` says whether an address is a
 * page for everybody: what belongs to one visitor is left out, whatever an editor wrote there.
 */
export async function listSitemap(
  sources: { readonly content: Content; readonly log: Log },
  isPublic: (path: string) => boolean,
): Promise<readonly SitemapEntry[]> {
  const found = await fetchFitting(sources, query, {}, answerShape);
  const entries = kinds.flatMap((kind) =>
    found[kind].map(({ parts, updatedAt, images }) => ({
      path: addresses[kind](...parts),
      updatedAt,
      images: [...new Set(images.filter((image) => image !== null))],
    })),
  );
  const listed = entries.filter(({ path }) => path !== paths.notFound && isPublic(path));
  // Where an editor's page stands at the address of a category or a brand, the page is what is shown.
  const first = new Map([...listed].reverse().map((entry) => [entry.path, entry]));
  return listed.filter((entry) => first.get(entry.path) === entry);
}
