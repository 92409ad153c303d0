export const rowsPerPage = 30;

/** Counting stops here, because counting a million rows takes as long as reading them. */
export const maxCountedRows = 1_000;

/** The requested rows: `limit` rows after the row with the id `after`. */
export type PageRequest = { readonly limit: number; readonly after?: string | undefined };

/** Requests one row more than a page shows, which tells whether a next page exists. */
export const createPageRequest = (after: string | undefined): PageRequest => ({
  limit: rowsPerPage + 1,
  after,
});

/** Returns the rows of a page and the cursor of the next page; null on the last page. */
export function toPage<R extends { readonly id: string }>(rowsWithNext: readonly R[]) {
  const rows = rowsWithNext.slice(0, rowsPerPage);
  return { rows, next: rowsWithNext.length > rowsPerPage ? (rows.at(-1)?.id ?? null) : null };
}

/** The highest accepted page number; lists end much earlier. */
const lastPage = 1_000_000;

/** Parses a page number of a URL; anything invalid ('-1', 'NaN', '1e9', '') is page 1. */
export function parsePageNumber(text: string | null | undefined): number {
  if (!text || !/^\d{1,7}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), lastPage);
}
