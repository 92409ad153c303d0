import { and, count, eq, gt, type SQL } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { estimateBases, estimateLinks, estimates } from "#db/schema/estimates";

export type Basis = typeof estimateBases.$inferInsert;

/** Keeps what an estimate was reckoned with, once; its version counts on from the last one. */
export async function keepBasis(tx: Db, basis: Omit<Basis, "version">): Promise<void> {
  const [known] = await tx
    .select({ id: estimateBases.id })
    .from(estimateBases)
    .where(eq(estimateBases.id, basis.id));
  if (known) return;
  const [before] = await tx
    .select({ versions: count() })
    .from(estimateBases)
    .where(
      and(eq(estimateBases.templateName, basis.templateName), eq(estimateBases.bookName, basis.bookName)),
    );
  await tx
    .insert(estimateBases)
    .values({ ...basis, version: (before?.versions ?? 0) + 1 })
    .onConflictDoNothing();
}

export async function insertEstimate(tx: Db, estimate: typeof estimates.$inferInsert): Promise<void> {
  await tx.insert(estimates).values(estimate);
}

/** Writes another token that opens an estimate. */
export async function insertLink(db: Db, link: typeof estimateLinks.$inferInsert): Promise<void> {
  await db.insert(estimateLinks).values(link);
}

export type StoredEstimate = {
  readonly estimate: typeof estimates.$inferSelect;
  readonly basis: typeof estimateBases.$inferSelect;
};

async function find(db: Db, condition: SQL | undefined): Promise<StoredEstimate | null> {
  const [row] = await db
    .select({ estimate: estimates, basis: estimateBases })
    .from(estimates)
    .innerJoin(estimateBases, eq(estimateBases.id, estimates.basisId))
    .where(condition);
  return row ?? null;
}

/** The estimate a link opens, while it is good. */
export async function findByToken(db: Db, tokenHash: string, now: Date): Promise<StoredEstimate | null> {
  const [link] = await db
    .select({ estimateId: estimateLinks.estimateId })
    .from(estimateLinks)
    .where(and(eq(estimateLinks.tokenHash, tokenHash), gt(estimateLinks.expiresAt, now)));
  return link ? find(db, eq(estimates.id, link.estimateId)) : null;
}

export function findEstimate(db: Db, id: string): Promise<StoredEstimate | null> {
  return find(db, eq(estimates.id, id));
}

export function findBySubmission(db: Db, submissionId: string): Promise<StoredEstimate | null> {
  return find(db, eq(estimates.submissionId, submissionId));
}
