import type { Db } from "#db/client.server";
import { findSubscriberByEmail } from "./subscriber.store.server";

/**
 * Finds the subscription of an email address (in lower case) for its owner's data export; null when there is
 * none.
 */
export async function findSubscriptionByEmail(db: Db, email: string) {
  const found = await findSubscriberByEmail(db, email);
  if (!found) return null;
  const { status, createdAt, confirmedAt, unsubscribedAt } = found;
  return {
    status,
    askedAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
