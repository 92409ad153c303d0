import { eq, inArray } from "drizzle-orm";
import { type Db, tell } from "#db/client.server";
import { lakeSessions } from "#db/schema/lake";

export type StoredSession = typeof lakeSessions.$inferSelect;

/** On this channel servers hear of sessions that began or ended elsewhere. */
export const sessionNews = "lake_sessions";

export async function readSessions(db: Db): Promise<readonly StoredSession[]> {
  return db
    .select({
      id: lakeSessions.id,
      keyId: lakeSessions.keyId,
      userId: lakeSessions.userId,
      role: lakeSessions.role,
      name: lakeSessions.name,
      browser: lakeSessions.browser,
      startedAt: lakeSessions.startedAt,
      usedAt: lakeSessions.usedAt,
    })
    .from(lakeSessions);
}

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(lakeSessions).values(session);
    await tell(tx, sessionNews);
  });
}

export async function updateUse(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.update(lakeSessions).set({ usedAt }).where(eq(lakeSessions.id, id));
}

/** All sessions of one person, wherever they began; answers which. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(lakeSessions)
      .where(eq(lakeSessions.userId, userId))
      .returning({ id: lakeSessions.id });
    await tell(tx, sessionNews);
    return ended.map(({ id }) => id);
  });
}

export async function deleteSessions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.delete(lakeSessions).where(inArray(lakeSessions.id, [...ids]));
    await tell(tx, sessionNews);
  });
}
