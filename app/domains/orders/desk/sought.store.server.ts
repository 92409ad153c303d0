import { type Column, ilike, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server";
import { containing } from "~/kernel/containing";
import { rowsPerPage } from "~/kernel/list-page";
import type { Manner } from "./words-first";

/** What is looked for, and how the database finds it: no statistics of words know how many begin so. */
export type Sought = { readonly begins: string; readonly isCommon: boolean } | { readonly within: string };

type Searched = PgTable & { readonly searched: Column; readonly words: Column };

/** Among so many of the newest, whoever fills a page is common. */
const newestRows = 1_000;

/** Looks whether the newest rows of a table fill a page of what is looked for. */
export async function soughtIn(db: Db, table: Searched, newest: Column, manner: Manner): Promise<Sought> {
  if ("within" in manner) return manner;
  const rows = sql`(select ${table.words} as words from ${table} order by ${newest} desc limit ${newestRows})`;
  const found = sql`(select from ${rows} as newest where words @@ ${manner.begins}::tsquery limit ${rowsPerPage})`;
  return { ...manner, isCommon: (await db.$count(sql`${found} as found`)) === rowsPerPage };
}

/**
 * What many say is met on a walk along the sort: in a coalesce the index of words is not seen. What few say is gathered by that
 * index before anything is sorted, and never by a walk through all that do not say it.
 */
export function saying(table: Searched, sought: Sought): SQL {
  if ("within" in sought) return ilike(table.searched, containing(sought.within));
  const says = sql`${table.words} @@ ${sought.begins}::tsquery`;
  if (sought.isCommon) return sql`coalesce(${says}, false)`;
  return sql`${table}.ctid = any(array(select ctid from ${table} where ${says}))`;
}
