import type { Db } from "#db/client.server";
import {
  type AuditEntry,
  type AuditSubject,
  deleteAuditOf,
  findAuditEntry,
  insertAuditEntry,
  listAuditEntries,
  listLatestAudit,
} from "./audit.store.server";

/** Writes down who of the staff did what, in the transaction that did it; answers the position of the entry. */
export function appendAudit(tx: Db, entry: AuditEntry): Promise<number> {
  return insertAuditEntry(tx, entry);
}

/** One entry by its position, or null. */
export function auditEntryAt(db: Db, position: number) {
  return findAuditEntry(db, position);
}

/** What staff did with one thing, and noted beside it; oldest first. */
export async function auditOf(db: Db, subject: AuditSubject, subjectId: string) {
  const entries = await listAuditEntries(db, subject, subjectId);
  return entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() }));
}

const mostShown = 100;

/** What was done last with things of one kind, whichever they were; newest first. */
export async function latestAudit(db: Db, subject: AuditSubject) {
  const entries = await listLatestAudit(db, subject, mostShown);
  return entries.map(({ position, author, text, createdAt }) => ({
    ...{ id: position, author, text },
    createdAt: createdAt.toISOString(),
  }));
}

/** Forgets what staff did with things that are forgotten themselves, and noted beside them. */
export function forgetAudit(tx: Db, subject: AuditSubject, subjectIds: readonly string[]): Promise<void> {
  return deleteAuditOf(tx, subject, subjectIds);
}
