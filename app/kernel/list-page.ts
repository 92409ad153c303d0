/** Rows of a page of a list that staff read. */
export const rowsPerPage = 30;

/** As far as a list is counted: nobody reads on by pages, and counting a million takes as long as reading them. */
export const maxCountedRows = 1_000;

/** Which rows are asked for: so many, behind the one with this id. */
export type Slice = { readonly limit: number; readonly after?: string | undefined };

/** One row more than a page shows: whether there is another page. */
export const createSlice = (after: string | undefined): Slice => ({ limit: rowsPerPage + 1, after });

/** The rows of a page, and the id that the next page begins behind; null where this is the last one. */
export function toPage<R extends { readonly id: string }>(found: readonly R[]) {
  const rows = found.slice(0, rowsPerPage);
  return { rows, next: found.length > rowsPerPage ? (rows.at(-1)?.id ?? null) : null };
}

/** The last page anybody can ask for; lists end much earlier. */
const lastPage = 1_000_000;

/** A page as an address names it, from 1 on; whatever is no page of a list ('-1', 'NaN', '1e9', '') is the first. */
export function parsePageNumber(text: string | null | undefined): number {
  if (!text || !/^\d{1,7}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), lastPage);
}
