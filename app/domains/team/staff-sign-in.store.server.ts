import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { staffMembers, staffSignIns } from "#db/schema/staff";

export type StaffSignIn = Pick<
  typeof staffSignIns.$inferInsert,
  "id" | "memberId" | "kind" | "createdAt" | "expiresAt"
>;

export async function insertStaffSignIn(tx: Db, signIn: StaffSignIn): Promise<void> {
  await tx.insert(staffSignIns).values(signIn);
}

/** Returns the member of a sign-in that can still be used, or null. */
export async function findOpenStaffSignIn(db: Db, id: string, now: Date) {
  const { email, name, role, invitedBy } = staffMembers;
  const [row] = await db
    .select({ kind: staffSignIns.kind, memberId: staffMembers.id, email, name, role, invitedBy })
    .from(staffSignIns)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSignIns.memberId))
    .where(and(isOpen(id, now), isNull(staffMembers.removedAt)));
  return row ?? null;
}

/** Counts an attempt before the code is compared; false when none is left. */
export async function countStaffCodeAttempt(
  db: Db,
  id: string,
  now: Date,
  maxAttempts: number,
): Promise<boolean> {
  const updated = await db
    .update(staffSignIns)
    .set({ tries: sql`${staffSignIns.tries} + 1` })
    .where(and(isOpen(id, now), eq(staffSignIns.kind, "sign-in"), lt(staffSignIns.tries, maxAttempts)))
    .returning({ id: staffSignIns.id });
  return updated.length > 0;
}

/** Marks a sign-in as used and returns its member; null when used, expired or without a member. */
export async function consumeStaffSignIn(tx: Db, id: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .update(staffSignIns)
    .set({ usedAt: now })
    .where(isOpen(id, now))
    .returning({ memberId: staffSignIns.memberId });
  return row?.memberId ?? null;
}

/** Invalidates every open link and code of a member. */
export async function invalidateStaffSignIns(tx: Db, memberId: string, now: Date): Promise<void> {
  await tx
    .update(staffSignIns)
    .set({ usedAt: now })
    .where(and(eq(staffSignIns.memberId, memberId), isNull(staffSignIns.usedAt)));
}

/** Lists unused invitations, newest first. */
export async function listInvitations(db: Db) {
  return db
    .select({ id: staffSignIns.id, memberId: staffSignIns.memberId, expiresAt: staffSignIns.expiresAt })
    .from(staffSignIns)
    .where(and(eq(staffSignIns.kind, "invitation"), isNull(staffSignIns.usedAt)))
    .orderBy(desc(staffSignIns.createdAt));
}

/**
 * Deletes expired sign-in requests; returns their number. Expired invitations stay, because the team list
 * shows them.
 */
export async function deleteStaffSignInsExpiredBefore(db: Db, time: Date, limit: number): Promise<number> {
  const { id, kind, expiresAt } = staffSignIns;
  const old = db
    .select({ id })
    .from(staffSignIns)
    .where(and(eq(kind, "sign-in"), lt(expiresAt, time)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const deleted = await db.delete(staffSignIns).where(sql`${id} = any(array(${old}))`).returning({ id });
  return deleted.length;
}

function isOpen(id: string, now: Date) {
  return and(eq(staffSignIns.id, id), isNull(staffSignIns.usedAt), gt(staffSignIns.expiresAt, now));
}
