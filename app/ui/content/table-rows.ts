export type SortDirection = "ascending" | "descending";
export type TableSort = { readonly key: string; readonly direction: SortDirection };

/** The page sizes of a table; the first is the default (CAT-028). */
export const pageSizes = [10, 20, 30, 40, 50] as const;

type SortValue = string | number;

/** Sorts rows by one column. The sort is stable and compares texts by locale. */
export function sortRows<R>(
  rows: readonly R[],
  sortBy: (row: R) => SortValue,
  direction: SortDirection,
): readonly R[] {
  const factor = direction === "ascending" ? 1 : -1;
  return [...rows].sort((a, b) => factor * compare(sortBy(a), sortBy(b)));
}

/** Returns the sort after a click on a column header: ascending first, then the reverse. */
export function toggleSort(sort: TableSort | null, key: string): TableSort {
  const isReversed = sort?.key === key && sort.direction === "ascending";
  return { key, direction: isReversed ? "descending" : "ascending" };
}

/** Returns the rows of one page, counted from 1. */
export function getPageRows<R>(rows: readonly R[], page: number, size: number): readonly R[] {
  return rows.filter((_, row) => isRowOnPage(row, page, size));
}

/** Returns whether a row, counted from 0, is on a page, counted from 1. */
export function isRowOnPage(row: number, page: number, size: number): boolean {
  return Math.floor(row / size) === page - 1;
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true, sensitivity: "base" });
}
