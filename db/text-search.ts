import { type Column, ilike, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { rowsPerPage } from "~/kernel/list-page";
import { type SearchMode, toLikePattern } from "~/kernel/text/text-search";
import type { Db } from "./client.server";

type SearchableTable = PgTable & { readonly searched: Column; readonly words: Column };

/** A prefix is common if it fills a page among this many of the newest rows. */
const newestRows = 1_000;

/** How many of the newest rows are scanned without an index. */
const maxRowsScanned = 10_000;

/** The trigram index needs three letters or digits in a row. */
const hasTrigram = /[a-z0-9]{3}/i;

/** Builds the fastest condition for rows that match the search in this mode. */
export async function createTextSearch(
  db: Db,
  table: SearchableTable,
  newest: Column,
  searchMode: SearchMode,
): Promise<SQL> {
  if ("substring" in searchMode) return containsWhere(table, newest, searchMode.substring);
  const matches = sql`${table.words} @@ ${searchMode.prefixQuery}::tsquery`;
  if (await isCommonPrefix(db, table, newest, searchMode.prefixQuery))
    return sql`coalesce(${matches}, false)`;
  return sql`${table}.ctid = any(array(select ctid from ${table} where ${matches}))`;
}

/**
 * Statistics do not cover prefixes, so the newest rows are sampled. Common prefixes are filtered while
 * scanning in sort order; the coalesce hides the index. Rare ones are collected through the index first.
 */
async function isCommonPrefix(
  db: Db,
  table: SearchableTable,
  newest: Column,
  prefixQuery: string,
): Promise<boolean> {
  const rows = sql`(select ${table.words} as words from ${table} order by ${newest} desc limit ${newestRows})`;
  const found = sql`(select from ${rows} as newest where words @@ ${prefixQuery}::tsquery limit ${rowsPerPage})`;
  return (await db.$count(sql`${found} as found`)) === rowsPerPage;
}

/** Returns the condition for a substring. Text without a trigram is searched in the newest rows only. */
function containsWhere(table: SearchableTable, newest: Column, substring: string): SQL {
  const pattern = toLikePattern(substring);
  if (hasTrigram.test(substring)) return ilike(table.searched, pattern);
  const rows = sql`(select ctid as place, ${table.searched} as searched from ${table} order by ${newest} desc limit ${maxRowsScanned})`;
  return sql`${table}.ctid = any(array(select place from ${rows} as newest where searched ilike ${pattern}))`;
}
