import { getImageUrl } from "~/content/pictures/image";
import type { ContentImage } from "~/content/schemas";
import { type StyleListItem, toStyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { truncate } from "~/kernel/text/truncate";
import { isSearchable, normalizeSearchText } from "./search.messages";
import type { SearchHit, SearchIndex } from "./search-index.server";
import {
  type SearchItem,
  type SearchType,
  type Suggestions,
  searchPictureSize,
  searchTypes,
} from "./search-item";

const suggestionLimits = { style: 5, post: 2, faq: 2, page: 2 } as const satisfies Record<SearchType, number>;
/** The number of results of each other type on the results page. */
const maxOtherResults = 6;
const stylesPerPage = 24;
const descriptionLength = 140;
const pixelDensity = 2;

/** Returns the suggestions for a text; none below three characters (SRCH-004). */
export async function getSuggestions(index: SearchIndex, typed: string | null): Promise<Suggestions> {
  const text = normalizeSearchText(typed);
  if (!isSearchable(text)) return { count: 0, groups: [] };
  const finds = await index.find(text);
  const groups = searchTypes.map((type) => ({
    type,
    items: filterByType(finds, type).slice(0, suggestionLimits[type]).map(toSearchItem),
  }));
  return { count: finds.length, groups: groups.filter(({ items }) => items.length > 0) };
}

export type SearchResults = {
  readonly text: string;
  readonly isTooShort: boolean;
  readonly count: number;
  readonly styleCount: number;
  readonly styles: readonly StyleListItem[];
  readonly page: number;
  readonly pages: number;
  readonly otherGroups: Suggestions["groups"];
};

/** Returns a results page: one page of styles and, on the first, the best results of other types. */
export async function searchShop(
  index: SearchIndex,
  query: { readonly text: string | null; readonly page: number },
): Promise<SearchResults> {
  const text = normalizeSearchText(query.text);
  const finds = isSearchable(text) ? await index.find(text) : [];
  const styles = finds.flatMap((find) => (find.type === "style" ? [find.style] : []));
  const pages = Math.max(1, Math.ceil(styles.length / stylesPerPage));
  const page = Math.min(query.page, pages);
  const otherGroups = searchTypes
    .filter((type) => type !== "style")
    .map((type) => ({ type, items: filterByType(finds, type).slice(0, maxOtherResults).map(toSearchItem) }));
  return {
    text,
    isTooShort: text !== "" && !isSearchable(text),
    count: finds.length,
    styleCount: styles.length,
    styles: styles.slice((page - 1) * stylesPerPage, page * stylesPerPage).map(toStyleListItem),
    page,
    pages,
    otherGroups: page === 1 ? otherGroups.filter(({ items }) => items.length > 0) : [],
  };
}

function filterByType(finds: readonly SearchHit[], type: SearchType): readonly SearchHit[] {
  return finds.filter((find) => find.type === type);
}

function toSearchItem(find: SearchHit): SearchItem {
  if (find.type === "style") {
    const { title, description = "", sample, categoryTitles, image, path } = find.style;
    return {
      name: title,
      title,
      description: truncate(description, descriptionLength),
      sku: sample?.sku ?? "",
      type: "style",
      categories: categoryTitles,
      images: [toSearchImage(image, title)],
      path,
    };
  }
  const { title, description = "", categories, image, path } = find.document;
  return {
    name: title,
    title,
    description: truncate(description, descriptionLength),
    sku: "",
    type: find.type,
    categories,
    images: image ? [toSearchImage(image, title)] : [],
    path,
  };
}

function toSearchImage(image: ContentImage, title: string): SearchItem["images"][number] {
  return {
    type: "base",
    src: getImageUrl(image, searchPictureSize * pixelDensity, 1),
    altText: image.alt,
    title,
    width: searchPictureSize,
    height: searchPictureSize,
  };
}
