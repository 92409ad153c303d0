import type { Catalog } from "~/domains/catalog/catalog.server";
import { listQueryOf } from "~/domains/catalog/list-query";
import { listStyles, type StyleList } from "~/domains/catalog/list-styles";
import type { LoadedPage } from "../load-page.server";

/** What the lists of a page hold for an address, by the key of their block. */
export async function listsOfPage(
  catalog: Catalog,
  { blocks }: Pick<LoadedPage, "blocks">,
  search: URLSearchParams,
): Promise<Readonly<Record<string, StyleList>>> {
  const asked = listQueryOf(search);
  const lists = blocks.flatMap((block) => (block._type === "styleList" ? [block] : []));
  if (lists.length === 0) return {};
  const shelves = await catalog.shelves();
  return Object.fromEntries(
    lists.map(({ _key, brandSlug, pagination, pageSize }) => [
      _key,
      listStyles(shelves.of(brandSlug), asked, { mode: pagination, pageSize }),
    ]),
  );
}
