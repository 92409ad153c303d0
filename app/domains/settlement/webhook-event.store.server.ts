import { and, eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { webhookEvents } from "#db/schema/payments";
import type { WebhookEvent } from "~/domains/payments/gateway";
import type { Provider } from "~/domains/payments/provider";

/** Notes that an event came in; true when it was applied before and may be acknowledged at once. */
export async function noteReceived(
  db: Db,
  provider: Provider,
  event: WebhookEvent,
  now: Date,
): Promise<boolean> {
  await db
    .insert(webhookEvents)
    .values({ provider, ...event, receivedAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ appliedAt: webhookEvents.appliedAt })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, event.eventId)));
  return row?.appliedAt != null;
}

/** Notes that what the event speaks of is in the database. */
export async function noteApplied(db: Db, provider: Provider, eventId: string, now: Date): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ appliedAt: now })
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId)));
}
