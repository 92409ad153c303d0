import { and, count, eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { estimateBases, estimates } from "#db/schema/estimates";

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
