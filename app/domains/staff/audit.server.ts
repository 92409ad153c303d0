import type { Db } from "#db/client.server";
import {
  type AuditEntry,
  type AuditSubject,
  deleteAuditOf,
  insertAuditEntry,
  listAuditEntries,
  listLatestAudit,
} from "./audit.store.server";

/** Writes down who of the staff did what; in the transaction that did it. */
export function appendAudit(tx: Db, entry: AuditEntry): Promise<void> {
  return insertAuditEntry(tx, entry);
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
