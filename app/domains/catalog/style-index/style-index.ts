import type { FilterGroup } from "../style-list/list-parameters";
import type { StyleSort } from "../style-list/list-query";
import type { IndexedStyle } from "./indexed-style";
import { getFacets } from "./style-facets";

/** All sort orders: those that a shopper can choose, and the default order of the shop. */
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

const compareByName: Comparison = (one, other) => nameCollator.compare(one.title, other.title);
const compareById: Comparison = ({ _id: one }, { _id: other }) => (one < other ? -1 : one > other ? 1 : 0);
const inShopOrder = compareInOrder((one, other) => one.rank - other.rank, compareByName, compareById);

/** Styles without a date are last in both date orders (CAT-024). */
const comparisons: Readonly<Record<SortOrder, Comparison>> = {
  shop: inShopOrder,
  "a-z": compareInOrder(compareByName, compareById),
  "z-a": compareInOrder((one, other) => compareByName(other, one), compareById),
  newest: compareInOrder(createDateComparison(-1), inShopOrder),
  oldest: compareInOrder(createDateComparison(1), inShopOrder),
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

function createDateComparison(direction: 1 | -1): Comparison {
  return ({ publishedAt: one }, { publishedAt: other }) => {
    if (one === other) return 0;
    if (!one || !other) return one ? -1 : 1;
    return direction * (one < other ? -1 : 1);
  };
}

/** Indexes these styles. Each order and each filter group is computed when it is first used. */
export function createStyleIndex(styles: Iterable<IndexedStyle>): StyleIndex {
  const all = [...styles];
  const orders = new Map<SortOrder, readonly IndexedStyle[]>();
  const groups = new Map<FilterGroup, ReadonlyMap<string, Option>>();
  return {
    inOrder: (order) => {
      const sorted = orders.get(order) ?? all.toSorted(comparisons[order]);
      orders.set(order, sorted);
      return sorted;
    },
    options: (group) => {
      const options = groups.get(group) ?? groupByFacet(all, group);
      groups.set(group, options);
      return options;
    },
  };
}

function groupByFacet(styles: readonly IndexedStyle[], group: FilterGroup): ReadonlyMap<string, Option> {
  const options = new Map<string, { readonly label: string; readonly styles: Set<IndexedStyle> }>();
  for (const style of styles) {
    const facet = getFacets(style)[group];
    if (!facet) continue;
    const option = options.get(facet.value) ?? { label: facet.label, styles: new Set() };
    options.set(facet.value, option);
    option.styles.add(style);
  }
  return options;
}

export type StyleIndexes = {
  /** The index of the whole shop, or of one brand. */
  readonly forBrand: (brandSlug?: string) => StyleIndex;
};

/** Indexes the whole shop and each of its brands. */
export function createStyleIndexes(styles: Iterable<IndexedStyle>): StyleIndexes {
  const all = [...styles];
  const shop = createStyleIndex(all);
  const brands = new Map<string, StyleIndex>();
  return {
    forBrand: (brandSlug) => {
      if (!brandSlug) return shop;
      const index =
        brands.get(brandSlug) ?? createStyleIndex(all.filter((style) => style.brandSlug === brandSlug));
      brands.set(brandSlug, index);
      return index;
    },
  };
}
