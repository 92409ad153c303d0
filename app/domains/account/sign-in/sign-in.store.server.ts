import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { signIns } from "#db/schema/accounts";

type NewSignIn = Pick<typeof signIns.$inferInsert, "id" | "email" | "createdAt" | "expiresAt">;

export async function insertSignIn(db: Db, signIn: NewSignIn): Promise<void> {
  await db.insert(signIns).values(signIn);
}

/** Returns the email address of a sign-in that can still be used, or null. */
export async function findEmailOfOpenSignIn(db: Db, id: string, now: Date): Promise<string | null> {
  const [row] = await db.select({ email: signIns.email }).from(signIns).where(isOpen(id, now));
  return row?.email ?? null;
}

/** Counts an attempt before the code is compared; null when none is left. */
export async function countCodeAttempt(
  db: Db,
  id: string,
  now: Date,
  maxAttempts: number,
): Promise<number | null> {
  const [row] = await db
    .update(signIns)
    .set({ tries: sql`${signIns.tries} + 1` })
    .where(and(isOpen(id, now), lt(signIns.tries, maxAttempts)))
    .returning({ tries: signIns.tries });
  return row?.tries ?? null;
}

/** Marks a sign-in as used and returns its email address; null when it was used before or has expired. */
export async function consumeSignIn(db: Db, id: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(signIns)
    .set({ usedAt: now })
    .where(isOpen(id, now))
    .returning({ email: signIns.email });
  return row?.email ?? null;
}

/** Invalidates every other link and code of this email address. */
export async function invalidateSignIns(db: Db, email: string, now: Date): Promise<void> {
  await db
    .update(signIns)
    .set({ usedAt: now })
    .where(and(eq(signIns.email, email), isNull(signIns.usedAt)));
}

export async function deleteSignInsExpiredBefore(db: Db, time: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.expiresAt, time));
}

function isOpen(id: string, now: Date) {
  return and(eq(signIns.id, id), isNull(signIns.usedAt), gt(signIns.expiresAt, now));
}
