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
  "brands": *[_type == "brand" && defined(slug.current)] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]},
  "showcases": *[_type == "category" && defined(slug.current) && count(styles) > 0] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]},
  "posts": *[_type == "blogPost" && ${shown} && defined(slug.current)] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]},
  "authors": *[_type == "blogAuthor" && ${shown} && defined(id.current)] | order(id.current asc){
    ${shared}, "parts": [id.current], "images": [logo.asset->url]},
  "categories": *[_type == "blogCategory" && ${shown} && defined(slug.current)] | order(slug.current asc){
    ${shared}, "parts": [slug.current], "images": [image.asset->url]}
}`;

const isStyle = `_type == "style" && defined(brand->slug.current) && defined(code.current)`;
const styleIdsQuery = `*[${isStyle}] | order(code.current asc)._id`;
const stylesQuery = `*[${isStyle} && _id in $ids] | order(code.current asc){
  ${shared}, "parts": [brand->slug.current, code.current], "images": images[defined(asset)].asset->url}`;
/** Styles are many: what is sent is forgotten before the next are read. */
const stylesAtOnce = 500;

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
  brands: foundShape,
  showcases: foundShape,
  posts: foundShape,
  authors: foundShape,
  categories: foundShape,
});
type Found = z.infer<typeof foundShape>;
type Kind = keyof z.infer<typeof answerShape> | "styles";

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

/**
 * Every address search engines should know, with the time of its last publish. `isPublic` says whether an address is a
 * page for everybody: what belongs to one visitor is left out, whatever an editor wrote there.
 */
export async function* listSitemap(
  sources: Sources,
  isPublic: (path: string) => boolean,
): AsyncGenerator<SitemapEntry> {
  const listed = new Set<string>([paths.notFound]);
  for await (const [kind, found] of everyKind(sources)) {
    for (const { parts, updatedAt, images } of found) {
      const path = addresses[kind](...parts);
      // Where an editor's page stands at the address of a category or a brand, the page is what is shown.
      // What stands around every page of a route is no page itself ('/payment/verify/:paymentMethod').
      if (listed.has(path) || path.includes("/:") || !isPublic(path)) continue;
      listed.add(path);
      yield { path, updatedAt, images: [...new Set(images.filter((image) => image !== null))] };
    }
  }
}

type Sources = { readonly content: Content; readonly log: Log };

async function* everyKind(sources: Sources): AsyncGenerator<readonly [Kind, Found]> {
  const { pages, brands, showcases, posts, authors, categories } = await fetchFitting(
    sources,
    query,
    {},
    answerShape,
  );
  yield ["pages", pages];
  const ids = await fetchFitting(sources, styleIdsQuery, {}, z.array(z.string()));
  for (let from = 0; from < ids.length; from += stylesAtOnce) {
    const some = { ids: ids.slice(from, from + stylesAtOnce) };
    yield ["styles", await fetchFitting(sources, stylesQuery, some, foundShape, { isKept: false })];
  }
  yield ["brands", brands];
  yield ["showcases", showcases];
  yield ["posts", posts];
  yield ["authors", authors];
  yield ["categories", categories];
}
