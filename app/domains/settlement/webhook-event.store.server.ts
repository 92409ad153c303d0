import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { webhookEvents } from "#db/schema/payments";
import type { WebhookEvent } from "~/domains/payments/payment-gateway";
import type { Provider } from "~/domains/payments/provider";
import type { WebhookOutcome } from "~/kernel/statuses/statuses";

/** Saves a received event; true when it was handled before. */
export async function saveWebhookEvent(
  db: Db,
  provider: Provider,
  { eventId, type, ref, disputeId }: WebhookEvent,
  now: Date,
): Promise<boolean> {
  await db
    .insert(webhookEvents)
    .values({ provider, eventId, type, ref: ref ?? disputeId ?? null, receivedAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ appliedAt: webhookEvents.appliedAt, outcome: webhookEvents.outcome })
    .from(webhookEvents)
    .where(belongsTo(provider, eventId));
  return row != null && (row.appliedAt !== null || row.outcome !== null);
}

/** Saves the outcome of an event; false when it was saved before. */
export async function saveWebhookOutcome(
  db: Db,
  provider: Provider,
  eventId: string,
  result: WebhookOutcome,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .update(webhookEvents)
    .set({ outcome: result, ...(result === "applied" ? { appliedAt: now } : {}) })
    .where(and(belongsTo(provider, eventId), isNull(webhookEvents.outcome)))
    .returning({ eventId: webhookEvents.eventId });
  return noted.length > 0;
}

function belongsTo(provider: Provider, eventId: string) {
  return and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId));
}
