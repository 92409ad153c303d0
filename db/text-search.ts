import { type Column, ilike, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { rowsPerPage } from "~/kernel/list-page";
import { type SearchMode, toLikePattern } from "~/kernel/text-search";
import type { Db } from "./client.server";

type Searched = PgTable & { readonly searched: Column; readonly words: Column };

/** Among so many of the newest, whoever fills a page is common. */
const newestRows = 1_000;

/** As many of the newest are looked through for what no index has. */
const maxRowsScanned = 10_000;

/** What the index of trigrams has: three signs in a row that are letters or digits in every database. */
const hasTrigram = /[a-z0-9]{3}/i;

/** The condition that a row of this table says what is looked for, in this manner, and how the database best finds it. */
export async function createTextSearch(
  db: Db,
  table: Searched,
  newest: Column,
  manner: SearchMode,
): Promise<SQL> {
  if ("within" in manner) return containsWhere(table, newest, manner.within);
  const matches = sql`${table.words} @@ ${manner.begins}::tsquery`;
  if (await isCommonPrefix(db, table, newest, manner.begins)) return sql`coalesce(${matches}, false)`;
  return sql`${table}.ctid = any(array(select ctid from ${table} where ${matches}))`;
}

/**
 * No statistics of words know how many begin so: the newest rows are asked. What many say is met on a walk along the sort: in a
 * coalesce the index of words is not seen. What few say is gathered by that index before anything is sorted, and never by a walk
 * through all that do not say it.
 */
async function isCommonPrefix(db: Db, table: Searched, newest: Column, begins: string): Promise<boolean> {
  const rows = sql`(select ${table.words} as words from ${table} order by ${newest} desc limit ${newestRows})`;
  const found = sql`(select from ${rows} as newest where words @@ ${begins}::tsquery limit ${rowsPerPage})`;
  return (await db.$count(sql`${found} as found`)) === rowsPerPage;
}

/** Signs alone, and a letter or two, have no trigram: of those the newest rows are asked, not a million. */
function containsWhere(table: Searched, newest: Column, within: string): SQL {
  const pattern = toLikePattern(within);
  if (hasTrigram.test(within)) return ilike(table.searched, pattern);
  const rows = sql`(select ctid as place, ${table.searched} as searched from ${table} order by ${newest} desc limit ${maxRowsScanned})`;
  return sql`${table}.ctid = any(array(select place from ${rows} as newest where searched ilike ${pattern}))`;
}
