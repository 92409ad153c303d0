/** Rows of a page of a list that staff read. */
export const rowsPerPage = 30;

/** As far as a list is counted: nobody reads on by pages, and counting a million takes as long as reading them. */
export const countedRows = 1_000;

/** Which rows are asked for: so many, behind the one with this id. */
export type Slice = { readonly limit: number; readonly after?: string | undefined };

/** One row more than a page shows: whether there is another page. */
export const sliceAfter = (after: string | undefined): Slice => ({ limit: rowsPerPage + 1, after });

/** The rows of a page, and the id that the next page begins behind; null where this is the last one. */
export function pageOf<R extends { readonly id: string }>(found: readonly R[]) {
  const rows = found.slice(0, rowsPerPage);
  return { rows, next: found.length > rowsPerPage ? (rows.at(-1)?.id ?? null) : null };
}
