import { z } from "zod";
import type { Content } from "~/content/client/content";
import { createDocumentCache } from "~/content/client/document-cache.server";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { toPathKey } from "./document-paths";

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

/** Paths that the blog answers with its own message (BLOG-002): an author or category without its name. */
const blogFolders = [paths.blogAuthor(""), paths.blogCategory("")].map((path) => path.slice(0, -1));

/** The path keys of a style: by its code and by its names. */
const styleSchema = z
  .object({ _id: z.string(), dependsOn: list(z.string()), brand: z.string().nullable(), names: texts })
  .transform(({ _id, dependsOn, brand, names }) => ({
    _id,
    dependsOn,
    pathKeys: omitNull(names).map((name) => toPathKey(paths.style(brand ?? "", name))),
  }));

/**
 * Returns the keys of all paths that have a document or a redirect. A path of a document route whose key is
 * missing does not exist; a known key does not prove that it exists. Styles are cached one by one, because
 * there are many.
 */
export function createKnownPaths(sources: {
  readonly content: Content;
  readonly log: Log;
}): () => Promise<ReadonlySet<string>> {
  const styles = createDocumentCache(sources, {
    filter: `_type == "style"`,
    projection: `_id, "dependsOn": [brand._ref][defined(@)], "brand": brand->slug.current, "names": [code.current, name]`,
    schema: styleSchema,
  });
  return async () => {
    const [documents, cachedStyles] = await Promise.all([
      fetchLeniently(sources, query, {}, shape),
      styles.read(),
    ]);
    return new Set([
      ...toPaths(documents).map(toPathKey),
      ...[...cachedStyles.values()].flatMap(({ pathKeys }) => pathKeys),
    ]);
  };
}

function toPaths({ whole, brands, showcases, posts, authors, categories }: z.infer<typeof shape>) {
  return [
    ...blogFolders,
    ...omitNull(whole),
    ...omitNull(brands).map(paths.brand),
    ...omitNull(showcases).map(paths.category),
    ...omitNull(posts).map(paths.blogPost),
    ...omitNull(authors).map(paths.blogAuthor),
    ...omitNull(categories).map(paths.blogCategory),
  ];
}

function omitNull(values: readonly (string | null)[]): readonly string[] {
  return values.filter((text) => text !== null);
}
