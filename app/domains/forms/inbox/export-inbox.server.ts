import type { Db } from "#db/client.server";
import { type Manner, wordsFirst } from "~/kernel/words-first";
import type { InboxQuery } from "./inbox.schema";
import { listSubmissions, soughtSubmissions } from "./inbox.store.server";
import { inboxCsv } from "./inbox-csv";

/** More than a spreadsheet is read by; a form's older ones are found by searching. */
const most = 10_000;

/** What the inbox shows, all its pages at once. */
export async function exportInbox(db: Db, query: InboxQuery): Promise<string> {
  const ask = async (manner: Manner | undefined) =>
    listSubmissions(
      db,
      { ...query, sought: manner && (await soughtSubmissions(db, manner)) },
      { limit: most },
    );
  return inboxCsv(await wordsFirst(query.search, ask, ({ length }) => length > 0));
}
