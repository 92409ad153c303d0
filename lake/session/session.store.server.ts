import { eq, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { lakeSessions } from "#db/schema/lake";

export type StoredSession = typeof lakeSessions.$inferSelect;

export async function readSessions(db: Db): Promise<readonly StoredSession[]> {
  return db
    .select({
      id: lakeSessions.id,
      keyId: lakeSessions.keyId,
      userId: lakeSessions.userId,
      role: lakeSessions.role,
      browser: lakeSessions.browser,
      startedAt: lakeSessions.startedAt,
      usedAt: lakeSessions.usedAt,
    })
    .from(lakeSessions);
}

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db.insert(lakeSessions).values(session);
}

export async function updateUse(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.update(lakeSessions).set({ usedAt }).where(eq(lakeSessions.id, id));
}

export async function deleteSessions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(lakeSessions).where(inArray(lakeSessions.id, [...ids]));
}
