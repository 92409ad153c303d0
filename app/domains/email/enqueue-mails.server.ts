import type { Db } from "#db/client.server";
import type { DueMail } from "./mail-kind";
import { insertDueMails } from "./outbox.store.server";

/**
 * Notes the mails that became due, inside the transaction that made them so; they are sent after it. A mail that
 * is noted already stays as it is: nobody is written to twice.
 */
export async function enqueueMails(tx: Db, mails: readonly DueMail[], now: Date): Promise<void> {
  if (mails.length > 0) await insertDueMails(tx, mails, now);
}
