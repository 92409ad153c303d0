import { and, count, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { estimateBases, estimateLinks, estimates } from "#db/schema/estimates";

export type PriceSnapshotRow = typeof estimateBases.$inferInsert;

/** Stores the template and prices of an estimate once; the version is one above the last. */
export async function insertPriceSnapshot(
  tx: Db,
  snapshot: Omit<PriceSnapshotRow, "version">,
): Promise<void> {
  const [existing] = await tx
    .select({ id: estimateBases.id })
    .from(estimateBases)
    .where(eq(estimateBases.id, snapshot.id));
  if (existing) return;
  const [previous] = await tx
    .select({ versions: count() })
    .from(estimateBases)
    .where(
      and(
        eq(estimateBases.templateName, snapshot.templateName),
        eq(estimateBases.bookName, snapshot.bookName),
      ),
    );
  await tx
    .insert(estimateBases)
    .values({ ...snapshot, version: (previous?.versions ?? 0) + 1 })
    .onConflictDoNothing();
}

export async function insertEstimate(tx: Db, estimate: typeof estimates.$inferInsert): Promise<void> {
  await tx.insert(estimates).values(estimate);
}

export async function insertEstimateLink(db: Db, link: typeof estimateLinks.$inferInsert): Promise<void> {
  await db.insert(estimateLinks).values(link);
}

export type StoredEstimate = {
  readonly estimate: typeof estimates.$inferSelect;
  readonly snapshot: typeof estimateBases.$inferSelect;
};

async function findEstimateWhere(db: Db, condition: SQL | undefined): Promise<StoredEstimate | null> {
  const [row] = await db
    .select({ estimate: estimates, snapshot: estimateBases })
    .from(estimates)
    .innerJoin(estimateBases, eq(estimateBases.id, estimates.basisId))
    .where(condition);
  return row ?? null;
}

/** Finds the estimate of a valid link. */
export async function findEstimateByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<StoredEstimate | null> {
  const [link] = await db
    .select({ estimateId: estimateLinks.estimateId })
    .from(estimateLinks)
    .where(and(eq(estimateLinks.tokenHash, tokenHash), gt(estimateLinks.expiresAt, now)));
  return link ? findEstimateWhere(db, eq(estimates.id, link.estimateId)) : null;
}

export function findEstimate(db: Db, id: string): Promise<StoredEstimate | null> {
  return findEstimateWhere(db, eq(estimates.id, id));
}

export function findEstimateBySubmission(db: Db, submissionId: string): Promise<StoredEstimate | null> {
  return findEstimateWhere(db, eq(estimates.submissionId, submissionId));
}

/** Lists the latest estimates, newest first. */
export async function listLatestEstimates(db: Db, limit: number): Promise<readonly StoredEstimate[]> {
  return db
    .select({ estimate: estimates, snapshot: estimateBases })
    .from(estimates)
    .innerJoin(estimateBases, eq(estimateBases.id, estimates.basisId))
    .orderBy(desc(estimates.createdAt), desc(estimates.id))
    .limit(limit);
}

/**
 * Lists estimates that were emailed to this address (lower case) or contain it in an answer, except submitted
 * ones.
 */
function isSavedByEmail(mailbox: string): SQL | undefined {
  const mentionsMailbox = sql`exists (select 1 from jsonb_each_text(${estimates.entries}) as said where lower(said.value) = ${mailbox})`;
  return and(
    isNull(estimates.submissionId),
    or(sql`lower(${estimates.email}) = ${mailbox}`, mentionsMailbox),
  );
}

/** Returns the estimates of an email address, newest first. */
export function listEstimatesByEmail(db: Db, mailbox: string) {
  const { createdAt, email, entries, finalMin, finalMax } = estimates;
  return db
    .select({ createdAt, email, entries, finalMin, finalMax, template: estimateBases.templateName })
    .from(estimates)
    .innerJoin(estimateBases, eq(estimateBases.id, estimates.basisId))
    .where(isSavedByEmail(mailbox))
    .orderBy(desc(createdAt));
}

/** Deletes the estimates of an email address with their links. */
export async function deleteEstimatesByEmail(tx: Db, mailbox: string): Promise<void> {
  await tx.delete(estimates).where(isSavedByEmail(mailbox));
}

/** Deletes estimates saved before this time and not submitted, with their links. */
export async function deleteEstimatesBefore(db: Db, time: Date, limit: number): Promise<number> {
  const { id, submissionId, createdAt } = estimates;
  const old = db
    .select({ id })
    .from(estimates)
    .where(and(isNull(submissionId), lt(createdAt, time)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const deleted = await db.delete(estimates).where(sql`${id} = any(array(${old}))`).returning({ id });
  return deleted.length;
}
