import { asc, type Column, desc, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Keyed = PgTable & { readonly id: Column };

/** 'number' of 'number' and '-number'. */
type SortName<Sort extends string> = Sort extends `-${infer SortName}` ? SortName : Sort;

/** The columns of each way to sort, by its name without the "-". */
type SortColumns<Sort extends string> = Readonly<Record<SortName<Sort>, readonly Column[]>>;

/**
 * How a list is sorted, and what stands behind one of its rows. All columns go one way ("-" before the sort: down), so
 * that an index over them finds the place: a page begins there, whatever page it is (keyset instead of OFFSET). The
 * last column tells all rows apart. A row that is gone has nothing behind it.
 */
export function createKeysetSort<Sort extends string>(
  sort: Sort,
  columnsBySort: SortColumns<Sort>,
  table: Keyed,
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
