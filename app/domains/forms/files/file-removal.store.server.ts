import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formFileRemovals } from "#db/schema/forms";

const { storedAs, notBefore, isTaken } = formFileRemovals;

/** Files are to be removed, not before `time`. */
export async function scheduleRemovals(db: Db, keys: readonly string[], time: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(formFileRemovals)
    .values(keys.map((key) => ({ storedAs: key, notBefore: time })))
    .onConflictDoNothing();
}

/** Keeps files that were to be removed; false when somebody began to remove one of them. */
export async function cancelRemovals(tx: Db, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const kept = await tx
    .delete(formFileRemovals)
    .where(and(inArray(storedAs, [...keys]), eq(isTaken, false)))
    .returning({ storedAs });
  return kept.length === keys.length;
}

/** Files that nobody came to keep are due at once. */
export async function expediteRemovals(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(formFileRemovals)
    .set({ notBefore: now })
    .where(inArray(storedAs, [...keys]));
}

/** Takes files that are due until `lease`: two servers never take the same one, and after a kill it is due again. */
export async function claimDueRemovals(
  db: Db,
  now: Date,
  lease: Date,
  limit: number,
): Promise<readonly string[]> {
  const due = db
    .select({ storedAs })
    .from(formFileRemovals)
    .where(lte(notBefore, now))
    .orderBy(notBefore)
    .limit(limit)
    .for("update", { skipLocked: true });
  const taken = await db
    .update(formFileRemovals)
    .set({ isTaken: true, notBefore: lease })
    // An array is made once: a subquery might be asked, and take others, for every row that it is compared with.
    .where(sql`${storedAs} = any(array(${due}))`)
    .returning({ storedAs });
  return taken.map((row) => row.storedAs);
}

export async function deleteRemoval(db: Db, key: string): Promise<void> {
  await db.delete(formFileRemovals).where(eq(storedAs, key));
}
