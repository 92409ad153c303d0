import { type FilterGroup, filterGroups } from "../style-list/list-parameters";
import { type StyleSort, sortOptions } from "../style-list/list-query";
import type { IndexedStyle } from "./indexed-style";
import { type Facets, getFacets } from "./style-facets";

/** All sort orders: those a shopper can choose, and the default order of the shop. */
const orderNames = ["shop", ...sortOptions.map(({ value }) => value)] as const;
type SortOrder = StyleSort | "shop";

type Option = { readonly label: string; readonly styles: ReadonlySet<IndexedStyle> };

/** The styles of the shop or of one brand, in every order and by filter option. */
export type StyleIndex = {
  readonly inOrder: (order: SortOrder) => readonly IndexedStyle[];
  readonly options: (group: FilterGroup) => ReadonlyMap<string, Option>;
};

/** Compares names by locale. */
export const nameCollator = new Intl.Collator("en");

type Comparison = (one: IndexedStyle, other: IndexedStyle) => number;

const byName: Comparison = (one, other) => nameCollator.compare(one.title, other.title);
const byId: Comparison = ({ _id: one }, { _id: other }) => (one < other ? -1 : one > other ? 1 : 0);
const inShopOrder = compareInOrder((one, other) => one.rank - other.rank, byName, byId);

/** Styles without a date are last in both date orders (CAT-024). */
const comparisons: Readonly<Record<SortOrder, Comparison>> = {
  shop: inShopOrder,
  "a-z": compareInOrder(byName, byId),
  "z-a": compareInOrder((one, other) => byName(other, one), byId),
  newest: compareInOrder(byDate(-1), inShopOrder),
  oldest: compareInOrder(byDate(1), inShopOrder),
};

function compareInOrder(...all: readonly Comparison[]): Comparison {
  return (one, other) => {
    for (const compare of all) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function byDate(direction: 1 | -1): Comparison {
  return ({ publishedAt: one }, { publishedAt: other }) => {
    if (one === other) return 0;
    if (!one || !other) return one ? -1 : 1;
    return direction * (one < other ? -1 : 1);
  };
}

/** Builds an index of these styles. */
export function createStyleIndex(styles: Iterable<IndexedStyle>): StyleIndex {
  const index = new IncrementalStyleIndex();
  index.change([], [...styles]);
  return index;
}

/** An index that adds and removes styles without sorting and counting the rest again. */
export class IncrementalStyleIndex implements StyleIndex {
  readonly #orders = new Map<SortOrder, IndexedStyle[]>(orderNames.map((name) => [name, []]));
  readonly #options = new Map<FilterGroup, Map<string, { label: string; styles: Set<IndexedStyle> }>>(
    filterGroups.map((group) => [group, new Map()]),
  );

  inOrder(order: SortOrder): readonly IndexedStyle[] {
    return this.#orders.get(order) ?? [];
  }

  options(group: FilterGroup): ReadonlyMap<string, Option> {
    return this.#options.get(group) ?? new Map();
  }

  change(removed: readonly IndexedStyle[], added: readonly IndexedStyle[]): void {
    const isMuch = removed.length + added.length > 100;
    for (const [order, styles] of this.#orders) {
      const compare = comparisons[order];
      if (isMuch) {
        const removedStyles = new Set(removed);
        const remaining = styles.filter((style) => !removedStyles.has(style));
        this.#orders.set(order, [...remaining, ...added].sort(compare));
      } else {
        for (const style of removed) removeSorted(styles, style, compare);
        for (const style of added) styles.splice(findSortedPosition(styles, style, compare), 0, style);
      }
    }
    for (const style of removed) this.#uncount(style, getFacets(style));
    for (const style of added) this.#count(style, getFacets(style));
  }

  #count(style: IndexedStyle, facets: Facets): void {
    for (const [group, options] of this.#options) {
      const facet = facets[group];
      if (!facet) continue;
      const option = options.get(facet.value) ?? { label: facet.label, styles: new Set() };
      options.set(facet.value, option);
      option.styles.add(style);
    }
  }

  #uncount(style: IndexedStyle, facets: Facets): void {
    for (const [group, options] of this.#options) {
      const value = facets[group]?.value ?? "";
      const option = options.get(value);
      option?.styles.delete(style);
      if (option?.styles.size === 0) options.delete(value);
    }
  }
}

function removeSorted(styles: IndexedStyle[], style: IndexedStyle, compare: Comparison): void {
  const position = findSortedPosition(styles, style, compare);
  if (styles[position] === style) styles.splice(position, 1);
  else styles.splice(styles.indexOf(style), 1);
}

/** Binary search: the position of a style in a sorted list, or its insertion point. */
function findSortedPosition(
  styles: readonly IndexedStyle[],
  style: IndexedStyle,
  compare: Comparison,
): number {
  let from = 0;
  let to = styles.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const other = styles[middle];
    if (other && compare(other, style) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

export type StyleIndexes = {
  /** The index of the whole shop, or of one brand. */
  readonly forBrand: (brandSlug?: string) => StyleIndex;
};

const emptyStyleIndex = createStyleIndex([]);

/** Indexes of the catalog. Each reading applies only the styles that changed since the last one. */
export class CatalogStyleIndexes implements StyleIndexes {
  #seen: ReadonlyMap<string, IndexedStyle> = new Map();
  readonly #shop = new IncrementalStyleIndex();
  readonly #brands = new Map<string, IncrementalStyleIndex>();

  update(styles: ReadonlyMap<string, IndexedStyle>): StyleIndexes {
    if (styles === this.#seen) return this;
    const removed = [...this.#seen]
      .filter(([id, style]) => styles.get(id) !== style)
      .map(([, style]) => style);
    const added = [...styles].filter(([id, style]) => this.#seen.get(id) !== style).map(([, style]) => style);
    this.#seen = styles;
    this.#shop.change(removed, added);
    for (const slug of new Set([...removed, ...added].map(({ brandSlug }) => brandSlug))) {
      const index = this.#brands.get(slug) ?? new IncrementalStyleIndex();
      this.#brands.set(slug, index);
      const ofBrand = ({ brandSlug }: IndexedStyle) => brandSlug === slug;
      index.change(removed.filter(ofBrand), added.filter(ofBrand));
    }
    return this;
  }

  forBrand(brandSlug?: string): StyleIndex {
    return brandSlug ? (this.#brands.get(brandSlug) ?? emptyStyleIndex) : this.#shop;
  }
}
