import { z } from "zod";
import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { keepDocuments } from "~/content/kept-documents.server";
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
  "brands": *[_type == "brand"].slug.current,
  "showcases": *[_type == "category"]{"names": [slug.current, title, _id]}.names[],
  "posts": *[_type == "blogPost"].slug.current,
  "authors": *[_type == "blogAuthor"].id.current,
  "categories": *[_type == "blogCategory"].slug.current
}`;

const texts = list(z.string().nullable());
const shape = z.object({
  whole: texts,
  brands: texts,
  showcases: texts,
  posts: texts,
  authors: texts,
  categories: texts,
});

/** What the blog answers in words of its own (BLOG-002): an author or a category without its name. */
const folders = [paths.blogAuthor(""), paths.blogCategory("")].map((path) => path.slice(0, -1));

/** A style as the marks of its addresses: by its code, and by its name. */
const keptStyleShape = z
  .object({ _id: z.string(), dependsOn: list(z.string()), brand: z.string().nullable(), names: texts })
  .transform(({ _id, dependsOn, brand, names }) => ({
    _id,
    dependsOn,
    marks: present(names).map((name) => addressMark(paths.style(brand ?? "", name))),
  }));

/**
 * The marks of every address a document stands at, or leads on from. An address of a listed route whose mark is not
 * among them is not there; the opposite does not hold. Of the styles, which are many, a publish reads again what it touched.
 */
export function keepKnownAddresses(sources: {
  readonly content: Content;
  readonly log: Log;
}): () => Promise<ReadonlySet<string>> {
  const styles = keepDocuments(sources, {
    which: `_type == "style"`,
    fields: `_id, "dependsOn": [brand._ref][defined(@)], "brand": brand->slug.current, "names": [code.current, name]`,
    shape: keptStyleShape,
  });
  return async () => {
    const [found, kept] = await Promise.all([fetchFitting(sources, query, {}, shape), styles.read()]);
    return new Set([
      ...othersOf(found).map(addressMark),
      ...[...kept.values()].flatMap(({ marks }) => marks),
    ]);
  };
}

function othersOf({ whole, brands, showcases, posts, authors, categories }: z.infer<typeof shape>) {
  return [
    ...folders,
    ...present(whole),
    ...present(brands).map(paths.brand),
    ...present(showcases).map(paths.category),
    ...present(posts).map(paths.blogPost),
    ...present(authors).map(paths.blogAuthor),
    ...present(categories).map(paths.blogCategory),
  ];
}

function present(found: readonly (string | null)[]): readonly string[] {
  return found.filter((text) => text !== null);
}
