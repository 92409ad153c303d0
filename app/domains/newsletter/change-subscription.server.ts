import type { Db } from "#db/client.server";
import { toCsv } from "~/kernel/text/csv";
import type { Clock } from "~/kernel/time/clock";
import { createNewsletterToken, verifyNewsletterToken } from "./newsletter-token.server";
import { findSubscriber, listSubscribed, resubscribe, setSubscribed } from "./subscriber.store.server";

type Services = { readonly db: Db; readonly clock: Clock; readonly secret: string };

/** The state of a subscription. An address that was never confirmed cannot resubscribe by this link. */
export type Subscription = { readonly isSubscribed: boolean; readonly canResubscribe: boolean };

/** Reads the subscription of an unsubscribe link; null for an invalid link. */
export async function readSubscription(services: Services, token: string): Promise<Subscription | null> {
  const id = verifyNewsletterToken("unsubscribe", token, services.secret, services.clock.now());
  if (id === null) return null;
  // A subscriber that was purged counts as unsubscribed.
  const subscriber = await findSubscriber(services.db, id);
  const mayComeBack = subscriber !== null && subscriber.confirmedAt !== null;
  return { isSubscribed: subscriber?.status === "subscribed", canResubscribe: mayComeBack };
}

/**
 * Unsubscribes or resubscribes (PAGE-018). Returns false for an invalid link, or when an address that was
 * never confirmed would be subscribed. A purged subscriber counts as unsubscribed.
 */
export async function changeSubscription(
  services: Services,
  token: string,
  isSubscribed: boolean,
): Promise<boolean> {
  const now = services.clock.now();
  const id = verifyNewsletterToken("unsubscribe", token, services.secret, now);
  if (id === null) return false;
  if (isSubscribed) return resubscribe(services.db, id);
  await setSubscribed(services.db, id, false, now);
  return true;
}

/** Confirms a subscription. Returns the token to unsubscribe, or null when the link is invalid or expired. */
export async function confirmSubscription(services: Services, token: string): Promise<string | null> {
  const now = services.clock.now();
  const id = verifyNewsletterToken("confirm", token, services.secret, now);
  if (id === null || !(await setSubscribed(services.db, id, true, now))) return null;
  return createNewsletterToken("unsubscribe", id, services.secret, now);
}

/** Exports the subscribers as CSV (RFC 4180) for newsletter software. */
export async function exportSubscribers(db: Db): Promise<string> {
  const rows = await listSubscribed(db);
  return toCsv([
    ["Email", "Confirmed"],
    ...rows.map(({ email, confirmedAt }) => [email, confirmedAt?.toISOString() ?? ""]),
  ]);
}
