import type { Catalog } from "~/domains/catalog/style-index/catalog.server";
import { hasFiltersOrSearch, parseListQuery, toListUrl } from "~/domains/catalog/style-list/list-query";
import { listStyles, type StyleList } from "~/domains/catalog/style-list/list-styles";
import type { LoadedPage } from "../page/load-page.server";

export type PageLists = {
  /** Lists by block key. */
  readonly lists: Readonly<Record<string, StyleList>>;
  /** The current page of the longest list, and its URL. */
  readonly current: { readonly page: number; readonly address: string };
  /** The canonical page of the list; a filtered or sorted list has the canonical page 1. */
  readonly canonicalPage: number;
};

/** Loads the lists of a page for a URL; null if the page has no list. */
export async function loadStyleListsOfPage(
  catalog: Catalog,
  { blocks, path }: Pick<LoadedPage, "blocks" | "path">,
  search: URLSearchParams,
): Promise<PageLists | null> {
  const query = parseListQuery(search);
  const listBlocks = blocks.flatMap((block) => (block._type === "styleList" ? [block] : []));
  if (listBlocks.length === 0) return null;
  const styleIndexes = await catalog.styleIndexes();
  const lists = Object.fromEntries(
    listBlocks.map(({ _key, brandSlug, pagination, pageSize }) => [
      _key,
      listStyles(styleIndexes.forBrand(brandSlug), query, { mode: pagination, pageSize }),
    ]),
  );
  const page = Math.max(...Object.values(lists).map((list) => list.page));
  return {
    lists,
    current: { page, address: toListUrl(path, { ...query, page }) },
    canonicalPage: hasFiltersOrSearch(query) || query.sort ? 1 : page,
  };
}
