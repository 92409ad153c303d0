import { and, eq, inArray, isNull, ne, notInArray, type SQL } from "drizzle-orm";
import { type Db, notifyChannel } from "../database";
import { lakeSessions } from "../tables";

export type StoredSession = typeof lakeSessions.$inferSelect;

/** Postgres channel that notifies servers about sessions of other servers. */
export const sessionChannel = "lake_sessions";

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
      verifiedAt: lakeSessions.verifiedAt,
    })
    .from(lakeSessions);
}

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(lakeSessions).values(session);
    await notifyChannel(tx, sessionChannel);
  });
}

export async function updateSessionUse(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.update(lakeSessions).set({ usedAt }).where(eq(lakeSessions.id, id));
}

/** Deletes all sessions of a user; returns their ids. */
export async function deleteUserSessions(db: Db, userId: string): Promise<readonly string[]> {
  return deleteWhere(db, eq(lakeSessions.userId, userId));
}

/** Deletes all sessions of a user except this one; returns their ids. */
export async function deleteOtherSessions(
  db: Db,
  userId: string,
  keptId: string,
): Promise<readonly string[]> {
  return deleteWhere(db, and(eq(lakeSessions.userId, userId), ne(lakeSessions.id, keptId)));
}

/** Deletes sessions of a role without verified second factor, except those of these users; returns their ids. */
export async function deleteUnverifiedSessions(
  db: Db,
  role: string,
  sparedUserIds: readonly string[],
): Promise<readonly string[]> {
  const { role: stored, verifiedAt, userId } = lakeSessions;
  return deleteWhere(db, and(eq(stored, role), isNull(verifiedAt), notInArray(userId, [...sparedUserIds])));
}

async function deleteWhere(db: Db, condition: SQL | undefined): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const ended = await tx.delete(lakeSessions).where(condition).returning({ id: lakeSessions.id });
    await notifyChannel(tx, sessionChannel);
    return ended.map(({ id }) => id);
  });
}

export async function deleteSessionsById(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.delete(lakeSessions).where(inArray(lakeSessions.id, [...ids]));
    await notifyChannel(tx, sessionChannel);
  });
}
