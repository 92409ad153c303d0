import type { Db } from "#db/client.server";
import { type AuditSubject, listEntries, listLatestEntries } from "./audit.store.server";

export {
  appendAuditEntries,
  appendAuditEntry,
  deleteAuditEntries,
  findAuditEntry,
} from "./audit.store.server";

/** Lists what staff did with one order, quote, payment, member or price book, and the notes about it; oldest first. */
export async function listAuditEntries(db: Db, subject: AuditSubject, subjectId: string) {
  const entries = await listEntries(db, subject, subjectId);
  return entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() }));
}

const maxListedEntries = 100;

/** Lists the latest actions of staff for one kind of subject; newest first. */
export async function listLatestAuditEntries(db: Db, subject: AuditSubject) {
  const entries = await listLatestEntries(db, subject, maxListedEntries);
  return entries.map(({ position, author, text, createdAt }) => ({
    ...{ id: position, author, text },
    createdAt: createdAt.toISOString(),
  }));
}
