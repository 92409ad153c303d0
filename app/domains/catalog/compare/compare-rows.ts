import type { IndexedStyle } from "../style-index/indexed-style";
import { filterTitles, getFacets } from "../style-index/style-facets";

/** The page has room for four columns. */
export const maxComparedStyles = 4;

export type CompareRow = {
  readonly title: string;
  /** One value per style, in the order of the styles; null if unknown. */
  readonly values: readonly (string | null)[];
  /** True if the styles have different values. */
  readonly differs: boolean;
};

const comparedFacets = ["brand", "line", "construction", "family", "finish"] as const;

/** Returns one row per property of the styles, without rows that have no value. */
export function toCompareRows(styles: readonly IndexedStyle[]): readonly CompareRow[] {
  const facets = styles.map(getFacets);
  return comparedFacets
    .map((facet) =>
      toCompareRow(
        filterTitles[facet],
        facets.map((one) => one[facet]?.label ?? null),
      ),
    )
    .filter(({ values }) => values.some((value) => value !== null));
}

function toCompareRow(title: string, values: readonly (string | null)[]): CompareRow {
  return { title, values, differs: new Set(values).size > 1 };
}
