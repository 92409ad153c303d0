import { asc, type Column, desc, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Keyed = PgTable & { readonly id: Column };

/**
 * How a list is sorted, and what stands behind one of its rows. All columns go one way ("-" before the sort: down), so
 * that an index over them finds the place: a page begins there, whatever page it is (keyset instead of OFFSET). The
 * last column tells all rows apart. A row that is gone has nothing behind it.
 */
export function sortedBy(sort: string, columns: readonly Column[], table: Keyed) {
  const isDown = sort.startsWith("-");
  const keys = sql.join([...columns], sql`, `);
  return {
    order: columns.map(isDown ? desc : asc),
    behind: (id: string): SQL =>
      sql`(${keys}) ${sql.raw(isDown ? "<" : ">")} (select ${keys} from ${table} where ${table.id} = ${id})`,
  };
}
