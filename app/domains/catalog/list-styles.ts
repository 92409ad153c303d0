import { type FilterGroup, filterGroups } from "./list-names";
import type { ListQuery } from "./list-query";
import { type ListedStyle, onShelf, type ShelfStyle } from "./listed-style";
import { facetsOf } from "./style-facets";
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
  const fitting = worded.inOrder(asked.sort ?? "shop").filter((style) => fits(style, asked));
  const pages = Math.max(1, Math.ceil(fitting.length / frame.pageSize));
  const page = Math.min(asked.page, pages);
  const first = frame.mode === "page-numbers" ? page : Math.max(1, page - pagesAtOnce + 1);
  return {
    asked,
    styles: fitting.slice((first - 1) * frame.pageSize, page * frame.pageSize).map(onShelf),
    count: fitting.length,
    page,
    first,
    pages,
    options: {
      brand: optionsOf(worded, asked, "brand"),
      line: optionsOf(worded, asked, "line"),
      construction: optionsOf(worded, asked, "construction"),
      family: optionsOf(worded, asked, "family"),
      finish: optionsOf(worded, asked, "finish"),
    },
  };
}

/** The shelf itself where nobody typed anything. */
function withWords(shelf: StyleShelf, query: string): StyleShelf {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
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
  const text = [title, code, brandName, description, sample?.sku].join(" ").toLowerCase();
  texts.set(style, text);
  return text;
}

/** Whether a style is one of the chosen in every group, one group aside. */
function fits(style: ListedStyle, { chosen }: ListQuery, aside?: FilterGroup): boolean {
  const facets = facetsOf(style);
  return filterGroups.every((group) => {
    if (group === aside || chosen[group].length === 0) return true;
    const value = facets[group]?.value;
    return value !== undefined && chosen[group].includes(value);
  });
}

/** Each option with what it would leave: as counted at publish, or among what the other groups' choices leave. */
function optionsOf(shelf: StyleShelf, asked: ListQuery, group: FilterGroup): readonly FilterOption[] {
  const left = countsBeside(shelf, asked, group);
  return [...shelf.options(group)]
    .map(([value, { label, styles }]) => ({
      value,
      label,
      count: left ? (left.get(value) ?? 0) : styles.size,
      isChosen: asked.chosen[group].includes(value),
    }))
    .sort((one, other) => collator.compare(one.label, other.label));
}

/** How many styles of each value the choices of the other groups leave; null where nothing is chosen in them. */
function countsBeside(shelf: StyleShelf, asked: ListQuery, group: FilterGroup): Map<string, number> | null {
  const others = filterGroups.filter((other) => other !== group && asked.chosen[other].length > 0);
  if (others.length === 0) return null;
  const [fewest = []] = others
    .map((other) => chosenOf(shelf, asked, other))
    .sort((one, another) => one.length - another.length);
  const counts = new Map<string, number>();
  for (const style of fewest) {
    const value = facetsOf(style)[group]?.value;
    if (value !== undefined && fits(style, asked, group)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The styles of the chosen options of a group; each has one value in it. */
function chosenOf(shelf: StyleShelf, { chosen }: ListQuery, group: FilterGroup): readonly ListedStyle[] {
  const options = shelf.options(group);
  return chosen[group].flatMap((value) => [...(options.get(value)?.styles ?? [])]);
}
