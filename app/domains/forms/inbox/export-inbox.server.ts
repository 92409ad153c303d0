import type { Db } from "#db/client.server";
import { queryByPrefixThenSubstring, type SearchMode } from "~/kernel/text/text-search";
import type { InboxQuery } from "./inbox.schema";
import { createSearchCondition, listSubmissions } from "./inbox.store.server";
import { toInboxCsv } from "./inbox-csv";

/** The limit of an export. Older submissions can be found by searching. */
const maxExportedRows = 10_000;

/** Exports all pages of the inbox as CSV. */
export async function exportInbox(db: Db, query: InboxQuery): Promise<string> {
  const runQuery = async (searchMode: SearchMode | undefined) =>
    listSubmissions(
      db,
      { ...query, searchCondition: searchMode && (await createSearchCondition(db, searchMode)) },
      { limit: maxExportedRows },
    );
  return toInboxCsv(await queryByPrefixThenSubstring(query.search, runQuery, ({ length }) => length > 0));
}
