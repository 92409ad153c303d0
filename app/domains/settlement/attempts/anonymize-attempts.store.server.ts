import { and, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import {
  paymentAttempts,
  paymentDisputes,
  paymentRefunds,
  paymentReviews,
  webhookEvents,
} from "#db/schema/payments";

/**
 * Locks attempts last changed before this time that are not anonymized and not waiting for their provider.
 */
export async function lockOldAttempts(tx: Db, time: Date, limit: number): Promise<readonly string[]> {
  const { id, updatedAt, forgottenAt, status } = paymentAttempts;
  const rows = await tx
    .select({ id })
    .from(paymentAttempts)
    .where(and(isNull(forgottenAt), lt(updatedAt, time), notInArray(status, ["capturing", "held"])))
    .orderBy(updatedAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.id);
}

/** Removes the provider's id and all texts from attempts; amount, method and status stay. */
export async function anonymizeAttemptRows(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ providerRef: null, declineMessage: null, reviewFacts: null, forgottenAt: now })
    .where(inArray(paymentAttempts.id, [...ids]));
  await tx
    .update(paymentReviews)
    .set({ note: "" })
    .where(inArray(paymentReviews.attemptId, [...ids]));
  await tx
    .update(paymentRefunds)
    .set({ providerRefundId: null, failureMessage: null })
    .where(inArray(paymentRefunds.attemptId, [...ids]));
  await tx
    .update(paymentDisputes)
    .set({ disputeId: sql`${paymentDisputes.id}`, chargeId: null, resolutionNote: "" })
    .where(inArray(paymentDisputes.attemptId, [...ids]));
}

export async function deleteWebhookEventsBefore(db: Db, time: Date, limit: number): Promise<number> {
  const { provider, eventId, receivedAt } = webhookEvents;
  const old = db.select({ provider, eventId }).from(webhookEvents).where(lt(receivedAt, time)).limit(limit);
  const deleted = await db
    .delete(webhookEvents)
    .where(sql`(${provider}, ${eventId}) in (${old})`)
    .returning({ eventId });
  return deleted.length;
}
