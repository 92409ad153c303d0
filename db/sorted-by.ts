import { asc, type Column, desc, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Keyed = PgTable & { readonly id: Column };

/** 'number' of 'number' and '-number'. */
type Name<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/** The columns of each way to sort, by its name without the "-". */
type SortColumns<Sort extends string> = Readonly<Record<Name<Sort>, readonly Column[]>>;

/**
 * How a list is sorted, and what stands behind one of its rows. All columns go one way ("-" before the sort: down), so
 * that an index over them finds the place: a page begins there, whatever page it is (keyset instead of OFFSET). The
 * last column tells all rows apart. A row that is gone has nothing behind it.
 */
export function sortedBy<Sort extends string>(sort: Sort, columnsOf: SortColumns<Sort>, table: Keyed) {
  const isDown = sort.startsWith("-");
  const columns = columnsOf[sort.replace(/^-/, "") as Name<Sort>];
  const keys = sql.join([...columns], sql`, `);
  return {
    order: columns.map(isDown ? desc : asc),
    behind: (id: string): SQL =>
      sql`(${keys}) ${sql.raw(isDown ? "<" : ">")} (select ${keys} from ${table} where ${table.id} = ${id})`,
  };
}
