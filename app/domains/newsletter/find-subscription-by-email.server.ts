import type { Db } from "#db/client.server";
import { findSubscriberByEmail } from "./subscriber.store.server";

/** How a mailbox (in lower case) stands with the newsletter, for the copy of its owner's data; null where it never asked. */
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
