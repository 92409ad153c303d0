import { type FilterGroup, filterGroups } from "./list-names";
import type { ListQuery, Sort } from "./list-query";
import { type ListedStyle, onShelf, type ShelfStyle } from "./listed-style";
import { facetsOf } from "./style-facets";

export type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** How many styles the list would hold of it, all other groups as they are. */
  readonly count: number;
  readonly isChosen: boolean;
};

/** How a list goes on (CAT-025). */
export const paginationModes = ["page-numbers", "load-more", "infinite-scroll"] as const;
export type PaginationMode = (typeof paginationModes)[number];

export type StyleList = {
  readonly asked: ListQuery;
  readonly styles: readonly ShelfStyle[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly options: Readonly<Record<FilterGroup, readonly FilterOption[]>>;
};

export type ListFrame = { readonly mode: PaginationMode; readonly pageSize: number };

/** A list that grows shows this many pages at once, and leads back to what stood before them. */
const pagesAtOnce = 10;

/** The styles that fit what is asked, a page of them, and what else could be asked. */
export function listStyles(styles: readonly ListedStyle[], asked: ListQuery, frame: ListFrame): StyleList {
  const worded = styles.filter(fitsWords(asked.query));
  const fitting = worded.filter((style) => missing(style, asked).length === 0).sort(orderOf(asked.sort));
  const pages = Math.max(1, Math.ceil(fitting.length / frame.pageSize));
  const page = Math.min(asked.page, pages);
  const first = frame.mode === "page-numbers" ? page : Math.max(1, page - pagesAtOnce + 1);
  return {
    asked,
    styles: fitting.slice((first - 1) * frame.pageSize, page * frame.pageSize).map(onShelf),
    count: fitting.length,
    page,
    pages,
    options: optionsOf(worded, asked),
  };
}

function fitsWords(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title, code, brandName, description = "", sample }: ListedStyle) => {
    const text = [title, code, brandName, description, sample?.sku].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** The groups in which a style is none of the chosen. */
function missing(style: ListedStyle, { chosen }: ListQuery): readonly FilterGroup[] {
  const facets = facetsOf(style);
  return filterGroups.filter((group) => {
    const value = facets[group]?.value;
    return chosen[group].length > 0 && !(value && chosen[group].includes(value));
  });
}

/** Newest and oldest put styles without a date last (ruling C63); without an order the shop's own stands. */
function orderOf(sort: Sort | undefined): (one: ListedStyle, other: ListedStyle) => number {
  const byName = (one: ListedStyle, other: ListedStyle) => one.title.localeCompare(other.title, "en");
  switch (sort) {
    case undefined:
      return (one, other) => one.rank - other.rank || byName(one, other);
    case "a-z":
      return byName;
    case "z-a":
      return (one, other) => byName(other, one);
    case "newest":
      return byDate(-1);
    case "oldest":
      return byDate(1);
  }
}

function byDate(direction: 1 | -1) {
  return ({ publishedAt: one }: ListedStyle, { publishedAt: other }: ListedStyle): number => {
    if (one === other) return 0;
    if (!one || !other) return one ? -1 : 1;
    return direction * (one < other ? -1 : 1);
  };
}

/** A style that fails in one group alone would be there with another choice in it. */
function optionsOf(styles: readonly ListedStyle[], asked: ListQuery): StyleList["options"] {
  const counted = new Map<FilterGroup, Map<string, { label: string; count: number }>>(
    filterGroups.map((group) => [group, new Map()]),
  );
  for (const style of styles) {
    const failing = missing(style, asked);
    for (const group of filterGroups) {
      const facet = facetsOf(style)[group];
      if (!facet) continue;
      const options = counted.get(group);
      const option = options?.get(facet.value) ?? { label: facet.label, count: 0 };
      if (failing.length === 0 || (failing.length === 1 && failing[0] === group)) option.count += 1;
      options?.set(facet.value, option);
    }
  }
  const of = (group: FilterGroup) =>
    [...(counted.get(group) ?? [])]
      .map(([value, { label, count }]) => ({
        value,
        label,
        count,
        isChosen: asked.chosen[group].includes(value),
      }))
      .sort((one, other) => one.label.localeCompare(other.label, "en"));
  return {
    brand: of("brand"),
    line: of("line"),
    construction: of("construction"),
    family: of("family"),
    finish: of("finish"),
  };
}
