import type { Db } from "#db/client.server";
import type { DueMail, MailKind } from "./mail-kind";
import { hasMail, insertDueMails } from "./outbox.store.server";

/**
 * Notes the mails that became due, inside the transaction that made them so; they are sent after it. A mail that
 * is noted already stays as it is: nobody is written to twice. Answers how many were new.
 */
export async function enqueueMails(tx: Db, mails: readonly DueMail[], now: Date): Promise<number> {
  return mails.length > 0 ? insertDueMails(tx, mails, now) : 0;
}

/** Whether a letter of this kind about this is due and has not left. */
export function isOnItsWay(tx: Db, kind: MailKind, entityId: string): Promise<boolean> {
  return hasMail(tx, kind, entityId, "waiting");
}

/** Whether a letter of this kind about this was ever due, sent or not. */
export function wasDue(db: Db, kind: MailKind, entityId: string): Promise<boolean> {
  return hasMail(db, kind, entityId, "any");
}
