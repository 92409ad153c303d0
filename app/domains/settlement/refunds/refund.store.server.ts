import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { paymentRefunds } from "#db/schema/payments";
import type { RefundStatus } from "~/kernel/statuses/statuses";
import { createCheckCondition } from "../check-condition.server";

/** A refund that staff asked for. */
export type RequestedRefund = Omit<typeof paymentRefunds.$inferSelect, "position">;

type NewRefund = Pick<RequestedRefund, "id" | "attemptId" | "amount" | "author">;

/** Inserts an undecided refund; false when the id is taken or the attempt has another undecided one. */
export async function insertRefund(db: Db, refund: NewRefund, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(paymentRefunds)
    .values({ ...refund, status: "open", createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id });
  return inserted.length > 0;
}

export async function findRefundById(db: Db, id: string): Promise<RequestedRefund | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return row ?? null;
}

/** Claims the single first call to the provider; false when it was sent before or is decided. */
export async function claimRefund(db: Db, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(paymentRefunds)
    .set({ sentAt: now, checkedAt: now, updatedAt: now })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.status, "open"), isNull(paymentRefunds.sentAt)))
    .returning({ id: paymentRefunds.id });
  return claimed.length > 0;
}

export type RefundResult =
  | { readonly status: "completed"; readonly providerRefundId: string }
  | { readonly status: "failed"; readonly failureMessage: string };

/**
 * Saves the result of a refund; false when it was decided before. Money that was given back counts even after a
 * failure.
 */
export async function saveRefundResult(
  db: Db,
  id: string,
  result: RefundResult,
  now: Date,
): Promise<boolean> {
  const before: RefundStatus[] = result.status === "completed" ? ["open", "failed"] : ["open"];
  const saved = await db
    .update(paymentRefunds)
    .set({ failureMessage: null, ...result, updatedAt: now })
    .where(and(eq(paymentRefunds.id, id), inArray(paymentRefunds.status, before)))
    .returning({ id: paymentRefunds.id });
  return saved.length > 0;
}

/** Saves the time of the last question to the provider. */
export async function saveRefundCheck(db: Db, id: string, now: Date): Promise<void> {
  await db.update(paymentRefunds).set({ checkedAt: now }).where(eq(paymentRefunds.id, id));
}

/** Returns the refunds of these attempts, oldest first. */
export async function listRefundsOfAttempts(
  db: Db,
  attemptIds: readonly string[],
): Promise<RequestedRefund[]> {
  if (attemptIds.length === 0) return [];
  return db
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.attemptId, [...attemptIds]))
    .orderBy(asc(paymentRefunds.position));
}

/** Lists undecided refunds to ask about, longest unasked first. Pauses grow with the refund's age. */
export async function listRefundsToReconcile(db: Db, now: Date, limit: number): Promise<RequestedRefund[]> {
  const { status, createdAt, checkedAt } = paymentRefunds;
  return db
    .select()
    .from(paymentRefunds)
    .where(and(eq(status, "open"), createCheckCondition({ createdAt, checkedAt }, now)))
    .orderBy(sql`${checkedAt} asc nulls first`, asc(createdAt))
    .limit(limit);
}
