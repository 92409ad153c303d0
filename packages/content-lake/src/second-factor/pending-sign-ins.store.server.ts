import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../database";
import { lakePendingSignIns } from "../tables";

export type StoredPendingSignIn = typeof lakePendingSignIns.$inferSelect;

export async function insertPendingSignIn(db: Db, pending: StoredPendingSignIn): Promise<void> {
  await db.insert(lakePendingSignIns).values(pending);
}

export async function findPendingSignIn(
  db: Db,
  id: string,
  now: Date,
): Promise<StoredPendingSignIn | undefined> {
  const [row] = await db
    .select()
    .from(lakePendingSignIns)
    .where(and(eq(lakePendingSignIns.id, id), gt(lakePendingSignIns.expiresAt, now)));
  return row;
}

/** Counts an attempt before the code is compared; returns false when none is left. */
export async function countPendingAttempt(db: Db, id: string, maxAttempts: number): Promise<boolean> {
  const counted = await db
    .update(lakePendingSignIns)
    .set({ tries: sql`${lakePendingSignIns.tries} + 1` })
    .where(and(eq(lakePendingSignIns.id, id), lt(lakePendingSignIns.tries, maxAttempts)))
    .returning({ id: lakePendingSignIns.id });
  return counted.length > 0;
}

/** Ends a pending sign-in; returns false when it has already ended. */
export async function deletePendingSignIn(db: Db, id: string): Promise<boolean> {
  const deletedRows = await db
    .delete(lakePendingSignIns)
    .where(eq(lakePendingSignIns.id, id))
    .returning({ id: lakePendingSignIns.id });
  return deletedRows.length > 0;
}

export async function purgePendingSignIns(db: Db, time: Date): Promise<void> {
  await db.delete(lakePendingSignIns).where(lt(lakePendingSignIns.expiresAt, time));
}
