import type { IndexedStyle } from "../style-index/indexed-style";
import { filterTitles, getFacets } from "../style-index/style-facets";

/** More do not fit beside each other. */
export const maxComparedStyles = 4;

export type CompareRow = {
  readonly title: string;
  /** One for each style, in their order; null where a style says nothing. */
  readonly values: readonly (string | null)[];
  /** Whether the styles are not all alike in this. */
  readonly differs: boolean;
};

const comparedFacets = ["brand", "line", "construction", "family", "finish"] as const;

/** What is known of each of some styles, and in what they differ; a row that says nothing is left out. */
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
