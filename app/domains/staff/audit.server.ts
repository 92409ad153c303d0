import type { Db } from "#db/client.server";
import { type AuditEntry, type AuditSubject, insertAuditEntry, listAuditEntries } from "./audit.store.server";

/** Writes down who of the staff did what; in the transaction that did it. */
export function appendAudit(tx: Db, entry: AuditEntry): Promise<void> {
  return insertAuditEntry(tx, entry);
}

/** What staff did with one thing, and noted beside it; oldest first. */
export async function auditOf(db: Db, subject: AuditSubject, subjectId: string) {
  const entries = await listAuditEntries(db, subject, subjectId);
  return entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() }));
}
