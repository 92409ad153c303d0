import { and, count, gte, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { paymentAttempts, webhookEvents } from "#db/schema/payments";
import { attemptStatuses } from "~/kernel/statuses/statuses";

/** Counts the payment attempts since a time by their present status. */
export async function countAttemptsByStatus(db: Db, since: Date): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .select({ status: paymentAttempts.status, count: count() })
    .from(paymentAttempts)
    // All statuses are named because the index begins with the status.
    .where(and(inArray(paymentAttempts.status, [...attemptStatuses]), gte(paymentAttempts.createdAt, since)))
    .groupBy(paymentAttempts.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(attemptStatuses.map((status) => [status, counts.get(status) ?? 0]));
}

export type WebhookCount = { readonly provider: string; readonly outcome: string; readonly count: number };

/** Counts the webhook events since a time by provider and outcome; `pending` events are still to be handled. */
export async function countWebhookEvents(db: Db, since: Date): Promise<readonly WebhookCount[]> {
  const { provider, outcome, receivedAt } = webhookEvents;
  const rows = await db
    .select({ provider, outcome, count: count() })
    .from(webhookEvents)
    .where(gte(receivedAt, since))
    .groupBy(provider, outcome);
  return rows.map((row) => ({ ...row, outcome: row.outcome ?? "pending" }));
}
