import { normalizeTypedText } from "~/kernel/typed-text";
import { type FilterGroup, filterGroups } from "./list-names";
import type { ListQuery } from "./list-query";
import { type ListedStyle, onShelf, type ShelfStyle } from "./listed-style";
import { type Facet, facetsOf } from "./style-facets";
import { collator, type StyleShelf } from "./style-shelf";

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
  /** The first page that is shown: a list that grows shows several. */
  readonly first: number;
  readonly pages: number;
  readonly options: Readonly<Record<FilterGroup, readonly FilterOption[]>>;
};

export type ListFrame = { readonly mode: PaginationMode; readonly pageSize: number };

/** A list that grows shows this many pages at once, and leads back to what stood before them. */
const pagesAtOnce = 10;

/** The styles that fit what is asked, a page of them, and what else could be asked. */
export function listStyles(shelf: StyleShelf, asked: ListQuery, frame: ListFrame): StyleList {
  const worded = withWords(shelf, asked.query);
  const { styles, left } = fittingIn(worded, asked);
  const pages = Math.max(1, Math.ceil(styles.length / frame.pageSize));
  const page = Math.min(asked.page, pages);
  const first = frame.mode === "page-numbers" ? page : Math.max(1, page - pagesAtOnce + 1);
  return {
    asked,
    styles: styles.slice((first - 1) * frame.pageSize, page * frame.pageSize).map(onShelf),
    count: styles.length,
    page,
    first,
    pages,
    options: {
      brand: optionsOf(worded, asked, "brand", left),
      line: optionsOf(worded, asked, "line", left),
      construction: optionsOf(worded, asked, "construction", left),
      family: optionsOf(worded, asked, "family", left),
      finish: optionsOf(worded, asked, "finish", left),
    },
  };
}

/** The shelf itself where nobody typed anything. */
function withWords(shelf: StyleShelf, query: string): StyleShelf {
  const words = normalizeTypedText(query).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return shelf;
  const has = (style: ListedStyle) => words.every((word) => textOf(style).includes(word));
  return among(shelf, new Set(shelf.inOrder("shop").filter(has)));
}

/** Of a shelf what is among these: sorted and told apart already. */
function among(shelf: StyleShelf, found: ReadonlySet<ListedStyle>): StyleShelf {
  return {
    inOrder: (order) => shelf.inOrder(order).filter((style) => found.has(style)),
    options: (group) =>
      new Map(
        [...shelf.options(group)].flatMap(([value, { label, styles }]) => {
          const left = new Set([...styles].filter((style) => found.has(style)));
          return left.size > 0 ? [[value, { label, styles: left }]] : [];
        }),
      ),
  };
}

const texts = new WeakMap<ListedStyle, string>();

/** What words of a list are looked for in. */
function textOf(style: ListedStyle): string {
  const known = texts.get(style);
  if (known !== undefined) return known;
  const { title, code, brandName, description = "", sample } = style;
  const written = [title, code, brandName, description, sample?.sku].join(" ");
  const text = normalizeTypedText(written).toLowerCase();
  texts.set(style, text);
  return text;
}

/** What each option would leave, all other groups as they are. */
type Left = Readonly<Record<FilterGroup, Map<string, number>>>;
type Fitting = { readonly styles: readonly ListedStyle[]; readonly left: Left };

/** The styles that are one of the chosen in every group. On the way those are counted that one group alone keeps out. */
function fittingIn(shelf: StyleShelf, { sort, chosen }: ListQuery): Fitting {
  const inOrder = shelf.inOrder(sort ?? "shop");
  const asking = filterGroups.filter((group) => chosen[group].length > 0);
  const left: Left = {
    brand: new Map(),
    line: new Map(),
    construction: new Map(),
    family: new Map(),
    finish: new Map(),
  };
  if (asking.length === 0) return { styles: inOrder, left };
  const styles = inOrder.filter((style) => {
    const facets = facetsOf(style);
    const against = asking.filter((group) => !chosen[group].includes(facets[group]?.value ?? ""));
    // What the one group that is asked would leave of its other options was counted at publish.
    if (against.length > 1 || against.length === asking.length) return false;
    for (const group of against.length === 1 ? against : filterGroups) count(left[group], facets[group]);
    return against.length === 0;
  });
  return { styles, left };
}

function count(counts: Map<string, number>, facet: Facet | undefined): void {
  if (facet) counts.set(facet.value, (counts.get(facet.value) ?? 0) + 1);
}

/** Each option with what it would leave: as counted at publish where no other group is asked. */
function optionsOf(
  shelf: StyleShelf,
  { chosen }: ListQuery,
  group: FilterGroup,
  left: Left,
): readonly FilterOption[] {
  const isAlone = filterGroups.every((other) => other === group || chosen[other].length === 0);
  return [...shelf.options(group)]
    .map(([value, { label, styles }]) => ({
      value,
      label,
      count: isAlone ? styles.size : (left[group].get(value) ?? 0),
      isChosen: chosen[group].includes(value),
    }))
    .sort((one, other) => collator.compare(one.label, other.label));
}
