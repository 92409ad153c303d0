import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { paymentDisputes } from "#db/schema/payments";
import type { ProviderDispute } from "~/domains/payments/payment-gateway";
import { type Provider, providers } from "~/domains/payments/provider";
import { newId } from "~/kernel/ids";
import { ZERO } from "~/kernel/money/money";
import type { Dispute } from "./dispute";

type Row = typeof paymentDisputes.$inferSelect;
type DisputeRef = { readonly provider: Provider; readonly disputeId: string };

const hasDisputeRef = ({ provider, disputeId }: DisputeRef) =>
  and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.disputeId, disputeId));

export async function findDisputeByRef(db: Db, ref: DisputeRef): Promise<Dispute | null> {
  const [row] = await db.select().from(paymentDisputes).where(hasDisputeRef(ref));
  return row ? toDispute(row) : null;
}

export async function findDispute(db: Db, id: string): Promise<Dispute | null> {
  const [row] = await db.select().from(paymentDisputes).where(eq(paymentDisputes.id, id));
  return row ? toDispute(row) : null;
}

/** Locks the dispute for the rest of the transaction; always after its payable. */
export async function lockDispute(tx: Db, id: string): Promise<Dispute | null> {
  const [row] = await tx.select().from(paymentDisputes).where(eq(paymentDisputes.id, id)).for("update");
  return row ? toDispute(row) : null;
}

type DisputeToSave = DisputeRef & { readonly attemptId: string | null; readonly result: ProviderDispute };

/** Inserts a dispute; null when it was recorded in the meantime. */
export async function insertDispute(
  tx: Db,
  { result, ...ref }: DisputeToSave,
  now: Date,
): Promise<Dispute | null> {
  const [row] = await tx
    .insert(paymentDisputes)
    .values({
      ...toDisputeColumns(result),
      ...ref,
      id: newId(),
      version: 1,
      recordedLoss: ZERO,
      checkedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ? toDispute(row) : null;
}

/** Updates a dispute to the provider's version; a changed state reopens its review. */
export async function updateDispute(
  tx: Db,
  storedDispute: Dispute,
  recorded: DisputeToSave,
  now: Date,
): Promise<Dispute> {
  const { result, attemptId } = recorded;
  const reopened = storedDispute.state === result.state ? {} : unresolved;
  const [row] = await tx
    .update(paymentDisputes)
    .set({
      ...toDisputeColumns(result),
      ...reopened,
      attemptId: attemptId ?? storedDispute.attemptId,
      version: storedDispute.version + 1,
      checkedAt: now,
      updatedAt: now,
    })
    .where(eq(paymentDisputes.id, storedDispute.id))
    .returning();
  if (!row) throw new Error(`dispute ${storedDispute.id} is not in the database`);
  return toDispute(row);
}

const unresolved = { resolution: null, resolvedBy: null, resolutionNote: "", resolvedAt: null } as const;

/** Saves the time of a check that found no change. */
export async function saveDisputeCheck(db: Db, id: string, now: Date): Promise<void> {
  await db.update(paymentDisputes).set({ checkedAt: now }).where(eq(paymentDisputes.id, id));
}

type DisputeResolutionRow = Pick<
  Row,
  "recordedLoss" | "resolution" | "resolvedBy" | "resolutionNote" | "resolvedAt"
>;

/** Saves how staff ended the review. */
export async function saveResolution(tx: Db, id: string, resolution: DisputeResolutionRow): Promise<void> {
  await tx.update(paymentDisputes).set(resolution).where(eq(paymentDisputes.id, id));
}

const { state, resolution, recordedLoss, respondBy, createdAt } = paymentDisputes;

/** Open disputes, lost ones without a resolution, and won ones with a recorded loss. */
const needsStaff = or(
  eq(state, "open"),
  and(eq(state, "lost"), isNull(resolution)),
  and(eq(state, "won"), isNull(resolution), gt(recordedLoss, ZERO)),
);

const maxShown = 200;

/** Lists the disputes that staff must look at, nearest deadline first. */
export async function listDisputesForStaff(db: Db): Promise<Dispute[]> {
  const rows = await db
    .select()
    .from(paymentDisputes)
    .where(needsStaff)
    .orderBy(sql`${respondBy} asc nulls last`, asc(createdAt))
    .limit(maxShown);
  return rows.map(toDispute);
}

/** Lists the disputes of these attempts, oldest first. */
export async function listDisputesOfAttempts(db: Db, attemptIds: readonly string[]): Promise<Dispute[]> {
  if (attemptIds.length === 0) return [];
  const rows = await db
    .select()
    .from(paymentDisputes)
    .where(inArray(paymentDisputes.attemptId, [...attemptIds]))
    .orderBy(asc(createdAt));
  return rows.map(toDispute);
}

/** Lists open disputes last checked before this time. */
export async function listUncheckedDisputes(db: Db, time: Date, limit: number): Promise<Dispute[]> {
  const { checkedAt } = paymentDisputes;
  const rows = await db
    .select()
    .from(paymentDisputes)
    .where(and(eq(state, "open"), lt(checkedAt, time)))
    .orderBy(asc(checkedAt))
    .limit(limit);
  return rows.map(toDispute);
}

function toDisputeColumns({ ref: _, ...result }: ProviderDispute) {
  return result;
}

function toDispute(row: Row): Dispute {
  const provider = providers.find((name) => name === row.provider);
  if (!provider) throw new Error(`dispute ${row.id} names an unknown provider`);
  return { ...row, provider };
}
