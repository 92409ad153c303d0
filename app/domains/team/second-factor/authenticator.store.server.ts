import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#db/client.server";
import {
  staffAuthenticators,
  staffChallenges,
  staffFactorRequirements,
  staffRecoveryCodes,
} from "#db/schema/staff";
import type { StaffRole } from "../member";

export type StoredAuthenticator = typeof staffAuthenticators.$inferSelect;
type Challenge = typeof staffChallenges.$inferSelect;

/** Lists confirmed authenticators, oldest first. */
export async function listAuthenticators(db: Db, userId: string): Promise<readonly StoredAuthenticator[]> {
  const { createdAt, confirmedAt } = staffAuthenticators;
  return db
    .select()
    .from(staffAuthenticators)
    .where(and(eq(staffAuthenticators.userId, userId), isNotNull(confirmedAt)))
    .orderBy(asc(createdAt));
}

/** Counts confirmed authenticators by person; people without one are absent. */
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

/** Finds an unfinished setup of an authenticator app that has not expired. */
export async function findTotpSetup(db: Db, userId: string, id: string, since: Date) {
  const [row] = await db
    .select()
    .from(staffAuthenticators)
    .where(
      and(
        createOwnerCondition(userId, id),
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

/**
 * Stores the time step of an accepted code; false for a replay, where this or a later step was accepted
 * before.
 */
export async function recordTotpStep(
  db: Db,
  id: string,
  lastStep: number,
  lastUsedAt: Date,
): Promise<boolean> {
  const { confirmedAt, lastStep: storedStep } = staffAuthenticators;
  const claimed = await db
    .update(staffAuthenticators)
    .set({ lastStep, lastUsedAt })
    .where(
      and(
        eq(staffAuthenticators.id, id),
        isNotNull(confirmedAt),
        or(isNull(storedStep), lt(storedStep, lastStep)),
      ),
    )
    .returning({ id: staffAuthenticators.id });
  return claimed.length > 0;
}

/** Returns false if the passkey was removed meanwhile. */
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
  await tx.update(staffAuthenticators).set({ name }).where(createOwnerCondition(userId, id));
}

export async function deleteAuthenticator(tx: Db, userId: string, id: string): Promise<void> {
  await tx.delete(staffAuthenticators).where(createOwnerCondition(userId, id));
}

/** Deletes all authenticators, recovery codes and challenges of a person. */
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

/** Deletes a used recovery code; false if the person does not have this code. */
export async function consumeRecoveryCode(tx: Db, userId: string, hash: string): Promise<boolean> {
  const { userId: owner, hash: storedHash } = staffRecoveryCodes;
  const usedCodes = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(storedHash, hash), eq(owner, userId)))
    .returning({ hash: storedHash });
  return usedCodes.length > 0;
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

/** Deletes a used challenge; false if it is unknown, expired, or of another person. */
export async function consumeChallenge(
  db: Db,
  expected: Omit<Challenge, "expiresAt">,
  now: Date,
): Promise<boolean> {
  const { challenge, userId, holderId, purpose, expiresAt } = staffChallenges;
  const deleted = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(challenge, expected.challenge),
        eq(userId, expected.userId),
        eq(holderId, expected.holderId),
        eq(purpose, expected.purpose),
        gt(expiresAt, now),
      ),
    )
    .returning({ challenge });
  return deleted.length > 0;
}

/** Lists the roles that require a second factor. */
export async function listFactorRoles(db: Db): Promise<readonly StaffRole[]> {
  const rows = await db.select({ role: staffFactorRequirements.role }).from(staffFactorRequirements);
  return rows.map(({ role }) => role);
}

export async function insertFactorRequirement(
  tx: Db,
  requirement: typeof staffFactorRequirements.$inferInsert,
): Promise<void> {
  await tx.insert(staffFactorRequirements).values(requirement).onConflictDoNothing();
}

export async function deleteFactorRequirement(tx: Db, role: StaffRole): Promise<void> {
  await tx.delete(staffFactorRequirements).where(eq(staffFactorRequirements.role, role));
}

/** Deletes abandoned challenges and setups; returns the larger of both numbers. */
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

function createOwnerCondition(userId: string, id: string) {
  return and(eq(staffAuthenticators.userId, userId), eq(staffAuthenticators.id, id));
}
