import type { Db } from "#db/client.server";
import type { DueEmail, EmailKind } from "./email-kind";
import { hasEmail, insertDueEmails } from "./outbox.store.server";

/**
 * Notes the mails that became due, inside the transaction that made them so; they are sent after it. A mail that
 * is noted already stays as it is: nobody is written to twice. Answers how many were new.
 */
export async function enqueueEmails(tx: Db, mails: readonly DueEmail[], now: Date): Promise<number> {
  return mails.length > 0 ? insertDueEmails(tx, mails, now) : 0;
}

/** Whether a letter of this kind about this is due and has not left. */
export function isEmailPending(tx: Db, kind: EmailKind, entityId: string): Promise<boolean> {
  return hasEmail(tx, kind, entityId, "waiting");
}

/** Whether a letter of this kind about this was ever due, sent or not. */
export function wasEmailEnqueued(db: Db, kind: EmailKind, entityId: string): Promise<boolean> {
  return hasEmail(db, kind, entityId, "any");
}
