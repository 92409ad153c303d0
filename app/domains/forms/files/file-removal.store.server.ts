import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formFileRemovals } from "#db/schema/forms";
import { removalLock } from "./removal-lock";

const { storedAs, notBefore, isTaken } = formFileRemovals;

/** Schedules the removal of files, not before `time`. */
export async function scheduleRemovals(db: Db, keys: readonly string[], time: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(formFileRemovals)
    .values(keys.map((key) => ({ storedAs: key, notBefore: time })))
    .onConflictDoNothing();
}

/** Cancels the removal of files that are kept. Returns false when one of them is already being removed. */
export async function cancelFileRemovals(tx: Db, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const stillStored = await tx
    .delete(formFileRemovals)
    .where(and(inArray(storedAs, [...keys]), eq(isTaken, false)))
    .returning({ storedAs });
  return stillStored.length === keys.length;
}

/** Makes the scheduled removal of files due now. */
export async function expediteFileRemovals(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(formFileRemovals)
    .set({ notBefore: now })
    .where(inArray(storedAs, [...keys]));
}

/**
 * Claims removals that are due until `lease`. No two servers claim the same one, and after a crash it is due
 * again. Claims nothing while a backup copies the files.
 */
export async function claimDueRemovals(
  db: Db,
  now: Date,
  lease: Date,
  limit: number,
): Promise<readonly string[]> {
  const due = db
    .select({ storedAs })
    .from(formFileRemovals)
    .where(and(lte(notBefore, now), sql`(select pg_try_advisory_xact_lock_shared(${removalLock}))`))
    .orderBy(notBefore)
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(formFileRemovals)
    .set({ isTaken: true, notBefore: lease })
    // The array is computed once. A subquery might run again for every compared row and lock other rows.
    .where(sql`${storedAs} = any(array(${due}))`)
    .returning({ storedAs });
  return claimed.map((row) => row.storedAs);
}

export async function deleteRemoval(db: Db, key: string): Promise<void> {
  await db.delete(formFileRemovals).where(eq(storedAs, key));
}
