import type { Db } from "#db/client.server";
import { type Manner, wordsFirst } from "~/kernel/words-first";
import type { InboxQuery } from "./inbox.schema";
import { createSearchCondition, listSubmissions } from "./inbox.store.server";
import { toInboxCsv } from "./inbox-csv";

/** The limit of an export. Older submissions can be found by searching. */
const maxExportedRows = 10_000;

/** Exports all pages of the inbox as CSV. */
export async function exportInbox(db: Db, query: InboxQuery): Promise<string> {
  const ask = async (manner: Manner | undefined) =>
    listSubmissions(
      db,
      { ...query, searchCondition: manner && (await createSearchCondition(db, manner)) },
      { limit: maxExportedRows },
    );
  return toInboxCsv(await wordsFirst(query.search, ask, ({ length }) => length > 0));
}
