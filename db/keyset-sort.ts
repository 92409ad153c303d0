import { asc, type Column, desc, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type TableWithId = PgTable & { readonly id: Column };

/** The sort without "-": 'number' for 'number' and '-number'. */
type SortName<Sort extends string> = Sort extends `-${infer SortName}` ? SortName : Sort;

/** The columns of each sort, by its name without "-". */
type SortColumns<Sort extends string> = Readonly<Record<SortName<Sort>, readonly Column[]>>;

/**
 * Builds the order of a list and the condition for rows after a given row (keyset pagination). All columns
 * sort in one direction, so that one index serves every page. The last column is unique. A deleted row has
 * nothing after it.
 */
export function createKeysetSort<Sort extends string>(
  sort: Sort,
  columnsBySort: SortColumns<Sort>,
  table: TableWithId,
) {
  const isDescending = sort.startsWith("-");
  const columns = columnsBySort[sort.replace(/^-/, "") as SortName<Sort>];
  const keys = sql.join([...columns], sql`, `);
  return {
    order: columns.map(isDescending ? desc : asc),
    afterRow: (id: string): SQL =>
      sql`(${keys}) ${sql.raw(isDescending ? "<" : ">")} (select ${keys} from ${table} where ${table.id} = ${id})`,
  };
}
