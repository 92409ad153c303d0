import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { auditEntries } from "#db/schema/staff";

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, "position">;
export type AuditSubject = AuditEntry["subject"];

/** Returns the position of the new entry. */
export async function appendAuditEntry(db: Db, entry: AuditEntry): Promise<number> {
  const [row] = await db.insert(auditEntries).values(entry).returning({ position: auditEntries.position });
  if (!row) throw new Error("an audit entry was not written");
  return row.position;
}

/** Some columns of an entry times this number stay below the 65,535 parameters of a Postgres statement. */
const entriesAtOnce = 1_000;

export async function appendAuditEntries(
  db: Pick<Db, "insert">,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce)
    await db.insert(auditEntries).values(entries.slice(start, start + entriesAtOnce));
}

export async function findAuditEntry(db: Db, position: number) {
  const { subject, subjectId, author, text } = auditEntries;
  const [row] = await db
    .select({ subject, subjectId, author, text })
    .from(auditEntries)
    .where(eq(auditEntries.position, position));
  return row ?? null;
}

/** Lists the actions and notes of staff about one subject; oldest first. */
export async function listEntries(db: Db, subject: AuditSubject, subjectId: string) {
  const { kind, author, text, createdAt } = auditEntries;
  return db
    .select({ kind, author, text, createdAt })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId)))
    .orderBy(asc(auditEntries.position));
}

/** Lists the latest actions about one kind of subject; newest first. */
export async function listLatestEntries(db: Db, subject: AuditSubject, limit: number) {
  const { position, author, text, createdAt } = auditEntries;
  return db
    .select({ position, author, text, createdAt })
    .from(auditEntries)
    .where(eq(auditEntries.subject, subject))
    .orderBy(desc(position))
    .limit(limit);
}

export async function deleteAuditEntries(
  tx: Db,
  subject: AuditSubject,
  subjectIds: readonly string[],
): Promise<void> {
  await tx
    .delete(auditEntries)
    .where(and(eq(auditEntries.subject, subject), inArray(auditEntries.subjectId, [...subjectIds])));
}
