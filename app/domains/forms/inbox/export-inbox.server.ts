import type { Db } from "#db/client.server";
import type { InboxQuery } from "./inbox.schema";
import { listSubmissions } from "./inbox.store.server";
import { inboxCsv } from "./inbox-csv";

/** More than a spreadsheet is read by; a form's older ones are found by searching. */
const most = 10_000;

/** What the inbox shows, all its pages at once. */
export async function exportInbox(db: Db, query: InboxQuery): Promise<string> {
  return inboxCsv(await listSubmissions(db, query, { limit: most }));
}
