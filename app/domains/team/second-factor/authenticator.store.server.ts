import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#db/client.server";
import {
  staffAuthenticators,
  staffChallenges,
  staffFactorDemands,
  staffRecoveryCodes,
} from "#db/schema/staff";
import type { StaffRole } from "../member";

export type StoredAuthenticator = typeof staffAuthenticators.$inferSelect;
type Challenge = typeof staffChallenges.$inferSelect;

/** Authenticators that work, the oldest first. */
export async function listAuthenticators(db: Db, userId: string): Promise<readonly StoredAuthenticator[]> {
  const { createdAt, confirmedAt } = staffAuthenticators;
  return db
    .select()
    .from(staffAuthenticators)
    .where(and(eq(staffAuthenticators.userId, userId), isNotNull(confirmedAt)))
    .orderBy(asc(createdAt));
}

/** How many working authenticators each person has; those with none are absent. */
export async function countAuthenticators(db: Db): Promise<ReadonlyMap<string, number>> {
  const { userId, confirmedAt } = staffAuthenticators;
  const rows = await db
    .select({ userId, number: count() })
    .from(staffAuthenticators)
    .where(isNotNull(confirmedAt))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.number]));
}

export async function insertAuthenticator(tx: Db, authenticator: StoredAuthenticator): Promise<void> {
  await tx.insert(staffAuthenticators).values(authenticator);
}

/** An authenticator app that is being set up, while its setup is not too old. */
export async function findTotpSetup(db: Db, userId: string, id: string, since: Date) {
  const [row] = await db
    .select()
    .from(staffAuthenticators)
    .where(
      and(
        isOwnedBy(userId, id),
        isNull(staffAuthenticators.confirmedAt),
        gt(staffAuthenticators.createdAt, since),
      ),
    );
  return row ?? null;
}

export async function deleteTotpSetups(tx: Db, userId: string): Promise<void> {
  const { confirmedAt } = staffAuthenticators;
  await tx
    .delete(staffAuthenticators)
    .where(and(eq(staffAuthenticators.userId, userId), isNull(confirmedAt)));
}

export async function confirmAuthenticator(
  tx: Db,
  id: string,
  confirmed: Pick<StoredAuthenticator, "name" | "lastStep" | "confirmedAt">,
): Promise<void> {
  await tx.update(staffAuthenticators).set(confirmed).where(eq(staffAuthenticators.id, id));
}

/** Notes the step of an accepted code; false where this step or a later one was accepted before (a replay). */
export async function recordTotpStep(
  db: Db,
  id: string,
  lastStep: number,
  lastUsedAt: Date,
): Promise<boolean> {
  const { confirmedAt, lastStep: stored } = staffAuthenticators;
  const claimed = await db
    .update(staffAuthenticators)
    .set({ lastStep, lastUsedAt })
    .where(
      and(eq(staffAuthenticators.id, id), isNotNull(confirmedAt), or(isNull(stored), lt(stored, lastStep))),
    )
    .returning({ id: staffAuthenticators.id });
  return claimed.length > 0;
}

/** False where the passkey was removed in the meantime. */
export async function updatePasskeyUse(db: Db, id: string, counter: number, lastUsedAt: Date) {
  const used = await db
    .update(staffAuthenticators)
    .set({ counter, lastUsedAt })
    .where(eq(staffAuthenticators.id, id))
    .returning({ id: staffAuthenticators.id });
  return used.length > 0;
}

export async function updateAuthenticatorName(
  tx: Db,
  userId: string,
  id: string,
  name: string,
): Promise<void> {
  await tx.update(staffAuthenticators).set({ name }).where(isOwnedBy(userId, id));
}

export async function deleteAuthenticator(tx: Db, userId: string, id: string): Promise<void> {
  await tx.delete(staffAuthenticators).where(isOwnedBy(userId, id));
}

/** Everything a person could prove a second factor with. */
export async function deleteSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(staffAuthenticators).where(eq(staffAuthenticators.userId, userId));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  await tx.delete(staffChallenges).where(eq(staffChallenges.userId, userId));
}

export async function replaceRecoveryCodes(
  tx: Db,
  userId: string,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  if (hashes.length > 0)
    await tx.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ hash, userId, createdAt })));
}

/** Uses a code up; false where it is none of this person's, or was used before. */
export async function consumeRecoveryCode(tx: Db, userId: string, hash: string): Promise<boolean> {
  const { userId: owner, hash: stored } = staffRecoveryCodes;
  const taken = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(stored, hash), eq(owner, userId)))
    .returning({ hash: stored });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.userId, userId));
  return row?.number ?? 0;
}

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insert(staffChallenges).values(challenge);
}

/** Uses a challenge up, whatever comes of its answer; false for one that is unknown, another's, or expired. */
export async function consumeChallenge(
  db: Db,
  wanted: Omit<Challenge, "expiresAt">,
  now: Date,
): Promise<boolean> {
  const { challenge, userId, holderId, purpose, expiresAt } = staffChallenges;
  const taken = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(challenge, wanted.challenge),
        eq(userId, wanted.userId),
        eq(holderId, wanted.holderId),
        eq(purpose, wanted.purpose),
        gt(expiresAt, now),
      ),
    )
    .returning({ challenge });
  return taken.length > 0;
}

/** Roles that have to sign in with a second factor. */
export async function listDemands(db: Db): Promise<readonly StaffRole[]> {
  const rows = await db.select({ role: staffFactorDemands.role }).from(staffFactorDemands);
  return rows.map(({ role }) => role);
}

export async function insertDemand(tx: Db, demand: typeof staffFactorDemands.$inferInsert): Promise<void> {
  await tx.insert(staffFactorDemands).values(demand).onConflictDoNothing();
}

export async function deleteDemand(tx: Db, role: StaffRole): Promise<void> {
  await tx.delete(staffFactorDemands).where(eq(staffFactorDemands.role, role));
}

/** Challenges and setups nobody came back to; answers how many of the more frequent kind went. */
export async function deleteAbandonedSetups(db: Db, time: Date, limit: number): Promise<number> {
  const { challenge, expiresAt } = staffChallenges;
  const oldChallenges = db
    .select({ challenge })
    .from(staffChallenges)
    .where(lt(expiresAt, time))
    .limit(limit)
    .for("update", { skipLocked: true });
  const challenges = await db
    .delete(staffChallenges)
    .where(inArray(challenge, oldChallenges))
    .returning({ challenge });
  const { id, confirmedAt, createdAt } = staffAuthenticators;
  const oldSetups = db
    .select({ id })
    .from(staffAuthenticators)
    .where(and(isNull(confirmedAt), lt(createdAt, time)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const setups = await db.delete(staffAuthenticators).where(inArray(id, oldSetups)).returning({ id });
  return Math.max(challenges.length, setups.length);
}

function isOwnedBy(userId: string, id: string) {
  return and(eq(staffAuthenticators.userId, userId), eq(staffAuthenticators.id, id));
}
