import { normalizeTypedText } from "~/kernel/text/typed-text";
import { type IndexedStyle, type StyleListItem, toStyleListItem } from "../style-index/indexed-style";
import { type Facet, getFacets } from "../style-index/style-facets";
import { nameCollator, type StyleIndex } from "../style-index/style-index";
import { type FilterGroup, filterGroups } from "./list-parameters";
import type { ListQuery } from "./list-query";

export type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** The number of results with this option and the current filters of the other groups. */
  readonly count: number;
  readonly isChosen: boolean;
};

/** The pagination modes of a list (CAT-025). */
export const paginationModes = ["page-numbers", "load-more", "infinite-scroll"] as const;
export type PaginationMode = (typeof paginationModes)[number];

export type StyleList = {
  readonly query: ListQuery;
  readonly styles: readonly StyleListItem[];
  readonly count: number;
  readonly page: number;
  /** The first visible page; a growing list shows several pages. */
  readonly firstPage: number;
  readonly pages: number;
  readonly options: Readonly<Record<FilterGroup, readonly FilterOption[]>>;
};

export type ListPaging = { readonly mode: PaginationMode; readonly pageSize: number };

/** A growing list shows at most this many pages, with a link to earlier ones. */
const maxPagesShown = 10;

/** Returns one page of the matching styles and the filter options with their counts. */
export function listStyles(index: StyleIndex, query: ListQuery, frame: ListPaging): StyleList {
  const searchedIndex = filterBySearch(index, query.query);
  const { styles, remaining } = findMatchingStyles(searchedIndex, query);
  const pages = Math.max(1, Math.ceil(styles.length / frame.pageSize));
  const page = Math.min(query.page, pages);
  const first = frame.mode === "page-numbers" ? page : Math.max(1, page - maxPagesShown + 1);
  return {
    query,
    styles: styles.slice((first - 1) * frame.pageSize, page * frame.pageSize).map(toStyleListItem),
    count: styles.length,
    page,
    firstPage: first,
    pages,
    options: {
      brand: toFilterOptions(searchedIndex, query, "brand", remaining),
      line: toFilterOptions(searchedIndex, query, "line", remaining),
      construction: toFilterOptions(searchedIndex, query, "construction", remaining),
      family: toFilterOptions(searchedIndex, query, "family", remaining),
      finish: toFilterOptions(searchedIndex, query, "finish", remaining),
    },
  };
}

/** Returns the index unchanged for an empty search text. */
function filterBySearch(index: StyleIndex, query: string): StyleIndex {
  const words = normalizeTypedText(query).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return index;
  const has = (style: IndexedStyle) => words.every((word) => getSearchText(style).includes(word));
  return restrictIndex(index, new Set(index.inOrder("shop").filter(has)));
}

/** Restricts an index to the given styles; the order and the facets are kept. */
function restrictIndex(index: StyleIndex, matchingStyles: ReadonlySet<IndexedStyle>): StyleIndex {
  return {
    inOrder: (order) => index.inOrder(order).filter((style) => matchingStyles.has(style)),
    options: (group) =>
      new Map(
        [...index.options(group)].flatMap(([value, { label, styles }]) => {
          const remaining = new Set([...styles].filter((style) => matchingStyles.has(style)));
          return remaining.size > 0 ? [[value, { label, styles: remaining }]] : [];
        }),
      ),
  };
}

const searchTextCache = new WeakMap<IndexedStyle, string>();

/** Returns the text that the list search looks in. */
function getSearchText(style: IndexedStyle): string {
  const cachedText = searchTextCache.get(style);
  if (cachedText !== undefined) return cachedText;
  const { title, code, brandName, description = "", sample } = style;
  const written = [title, code, brandName, description, sample?.sku].join(" ");
  const text = normalizeTypedText(written).toLowerCase();
  searchTextCache.set(style, text);
  return text;
}

/** The number of results per option, with the current filters of the other groups. */
type RemainingCounts = Readonly<Record<FilterGroup, Map<string, number>>>;
type MatchingStyles = { readonly styles: readonly IndexedStyle[]; readonly remaining: RemainingCounts };

/** Finds the styles that match the filters of every group, and counts those that only one group excludes. */
function findMatchingStyles(index: StyleIndex, { sort, chosen }: ListQuery): MatchingStyles {
  const inOrder = index.inOrder(sort ?? "shop");
  const activeGroups = filterGroups.filter((group) => chosen[group].length > 0);
  const remainingCounts: RemainingCounts = {
    brand: new Map(),
    line: new Map(),
    construction: new Map(),
    family: new Map(),
    finish: new Map(),
  };
  if (activeGroups.length === 0) return { styles: inOrder, remaining: remainingCounts };
  const styles = inOrder.filter((style) => {
    const facets = getFacets(style);
    const against = activeGroups.filter((group) => !chosen[group].includes(facets[group]?.value ?? ""));
    // With a single filtered group, the index already has the counts of its other options.
    if (against.length > 1 || against.length === activeGroups.length) return false;
    for (const group of against.length === 1 ? against : filterGroups)
      count(remainingCounts[group], facets[group]);
    return against.length === 0;
  });
  return { styles, remaining: remainingCounts };
}

function count(counts: Map<string, number>, facet: Facet | undefined): void {
  if (facet) counts.set(facet.value, (counts.get(facet.value) ?? 0) + 1);
}

/** Returns the options of a filter with their counts. With a single filtered group, the counts come from the index. */
function toFilterOptions(
  index: StyleIndex,
  { chosen }: ListQuery,
  group: FilterGroup,
  remainingCounts: RemainingCounts,
): readonly FilterOption[] {
  const isAlone = filterGroups.every((other) => other === group || chosen[other].length === 0);
  return [...index.options(group)]
    .map(([value, { label, styles }]) => ({
      value,
      label,
      count: isAlone ? styles.size : (remainingCounts[group].get(value) ?? 0),
      isChosen: chosen[group].includes(value),
    }))
    .sort((one, other) => nameCollator.compare(one.label, other.label));
}
