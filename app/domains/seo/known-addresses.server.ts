import { z } from "zod";
import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { list } from "~/content/shapes";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { addressMark } from "./known-address";

const query = `{
  "whole": [
    ...*[_type == "page"].path,
    ...*[_type == "page"].alsoAt[],
    ...*[_type == "redirect"].from
  ],
  "styles": *[_type == "style"]{"brand": brand->slug.current, "names": [code.current, name]},
  "brands": *[_type == "brand"].slug.current,
  "showcases": *[_type == "category"]{"names": [slug.current, title, _id]}.names[],
  "posts": *[_type == "blogPost"].slug.current,
  "authors": *[_type == "blogAuthor"].id.current,
  "categories": *[_type == "blogCategory"].slug.current
}`;

const texts = list(z.string().nullable());
const shape = z.object({
  whole: texts,
  styles: list(z.object({ brand: z.string().nullable(), names: texts })),
  brands: texts,
  showcases: texts,
  posts: texts,
  authors: texts,
  categories: texts,
});

/** What the blog answers in words of its own (ruling C58): an author or a category without its name. */
const folders = [paths.blogAuthor(""), paths.blogCategory("")].map((path) => path.slice(0, -1));

/**
 * The marks of every address a document stands at, or leads on from. An address of a listed route whose mark is not
 * among them is not there; the opposite does not hold.
 */
export async function knownAddresses(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<ReadonlySet<string>> {
  const { whole, styles, brands, showcases, posts, authors, categories } = await fetchFitting(
    sources,
    query,
    {},
    shape,
  );
  const addresses = [
    ...folders,
    ...present(whole),
    ...styles.flatMap(({ brand, names }) => present(names).map((name) => paths.style(brand ?? "", name))),
    ...present(brands).map(paths.brand),
    ...present(showcases).map(paths.category),
    ...present(posts).map(paths.blogPost),
    ...present(authors).map(paths.blogAuthor),
    ...present(categories).map(paths.blogCategory),
  ];
  return new Set(addresses.map(addressMark));
}

function present(found: readonly (string | null)[]): readonly string[] {
  return found.filter((text) => text !== null);
}
