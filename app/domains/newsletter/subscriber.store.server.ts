import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { newsletterSubscribers } from "#db/schema/forms";

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/**
 * Returns the subscriber of an address in lower case. A new or unsubscribed one becomes pending
 * confirmation.
 */
export async function upsertPendingSubscriber(
  tx: Db,
  newSubscriber: Pick<Subscriber, "id" | "email" | "createdAt">,
): Promise<Subscriber | null> {
  await tx
    .insert(newsletterSubscribers)
    .values({ ...newSubscriber, status: "pending" })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { createdAt: newSubscriber.createdAt },
      setWhere: ne(newsletterSubscribers.status, "subscribed"),
    });
  return findSubscriberByEmail(tx, newSubscriber.email);
}

export async function findSubscriber(db: Db, id: string): Promise<Subscriber | null> {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return found ?? null;
}

export async function findSubscriberByEmail(db: Db, email: string): Promise<Subscriber | null> {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  return found ?? null;
}

/** Resubscribes an address; false when it was never confirmed. */
export async function resubscribe(db: Db, id: string): Promise<boolean> {
  const updated = await db
    .update(newsletterSubscribers)
    .set({ status: "subscribed", unsubscribedAt: null })
    .where(and(eq(newsletterSubscribers.id, id), isNotNull(newsletterSubscribers.confirmedAt)))
    .returning({ id: newsletterSubscribers.id });
  return updated.length > 0;
}

export async function setSubscribed(db: Db, id: string, isSubscribed: boolean, now: Date): Promise<boolean> {
  const change = isSubscribed
    ? ({ status: "subscribed", confirmedAt: now, unsubscribedAt: null } as const)
    : ({ status: "unsubscribed", unsubscribedAt: now } as const);
  const updated = await db
    .update(newsletterSubscribers)
    .set(change)
    .where(eq(newsletterSubscribers.id, id))
    .returning({ id: newsletterSubscribers.id });
  return updated.length > 0;
}

export function listSubscribed(db: Db) {
  return db
    .select({ email: newsletterSubscribers.email, confirmedAt: newsletterSubscribers.confirmedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.status, "subscribed"))
    .orderBy(asc(newsletterSubscribers.email));
}

/** Deletes addresses that requested before this time and never confirmed, or unsubscribed before it. */
export async function deleteUnsubscribedBefore(db: Db, time: Date, limit: number): Promise<number> {
  const { id, status, createdAt, unsubscribedAt } = newsletterSubscribers;
  const old = db
    .select({ id })
    .from(newsletterSubscribers)
    .where(
      and(
        ne(status, "subscribed"),
        lt(createdAt, time),
        or(isNull(unsubscribedAt), lt(unsubscribedAt, time)),
      ),
    )
    .limit(limit)
    .for("update", { skipLocked: true });
  const deleted = await db
    .delete(newsletterSubscribers)
    .where(sql`${id} = any(array(${old}))`)
    .returning({ id });
  return deleted.length;
}
