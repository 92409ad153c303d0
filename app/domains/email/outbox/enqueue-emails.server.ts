import type { Db } from "#db/client.server";
import type { DueEmail, EmailKind } from "../email-kind";
import { hasEmail, insertDueEmails } from "./outbox.store.server";

/**
 * Adds emails to the outbox in the caller's transaction; they are sent after it. An email that is already
 * there is not added again. Returns the number of new ones.
 */
export async function enqueueEmails(tx: Db, emails: readonly DueEmail[], now: Date): Promise<number> {
  return emails.length > 0 ? insertDueEmails(tx, emails, now) : 0;
}

/** Returns whether an email of this kind about this entity is in the outbox and not sent yet. */
export function isEmailPending(tx: Db, kind: EmailKind, entityId: string): Promise<boolean> {
  return hasEmail(tx, kind, entityId, "waiting");
}

/** Returns whether an email of this kind about this entity was ever in the outbox, sent or not. */
export function wasEmailEnqueued(db: Db, kind: EmailKind, entityId: string): Promise<boolean> {
  return hasEmail(db, kind, entityId, "any");
}
