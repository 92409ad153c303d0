import type { ListedStyle } from "../listed-style";
import { facetsOf, filterTitles } from "../style-facets";

/** More do not fit beside each other. */
export const mostCompared = 4;

export type CompareRow = {
  readonly title: string;
  /** One for each style, in their order; null where a style says nothing. */
  readonly values: readonly (string | null)[];
  /** Whether the styles are not all alike in this. */
  readonly differs: boolean;
};

const shownFacets = ["brand", "line", "construction", "family", "finish"] as const;

/** What is known of each of some styles, and in what they differ; a row that says nothing is left out. */
export function compareRows(styles: readonly ListedStyle[]): readonly CompareRow[] {
  const facets = styles.map(facetsOf);
  return shownFacets
    .map((facet) =>
      row(
        filterTitles[facet],
        facets.map((one) => one[facet]?.label ?? null),
      ),
    )
    .filter(({ values }) => values.some((value) => value !== null));
}

function row(title: string, values: readonly (string | null)[]): CompareRow {
  return { title, values, differs: new Set(values).size > 1 };
}
