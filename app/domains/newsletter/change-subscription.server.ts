import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { csvOf } from "~/kernel/csv";
import { createNewsletterToken, verifyNewsletterToken } from "./newsletter-token.server";
import { findSubscriber, listSubscribed, resubscribe, setSubscribed } from "./subscriber.store.server";

type Services = { readonly db: Db; readonly clock: Clock; readonly secret: string };

/** How the owner of an unsubscribe link stands: who was never confirmed cannot come back by it. */
export type Subscription = { readonly isSubscribed: boolean; readonly canResubscribe: boolean };

/** Whether the reader of an unsubscribe link is subscribed; null when the link is none of ours. */
export async function readSubscription(services: Services, token: string): Promise<Subscription | null> {
  const id = verifyNewsletterToken("unsubscribe", token, services.secret, services.clock.now());
  if (id === null) return null;
  // Whoever left long ago is forgotten, and not subscribed.
  const subscriber = await findSubscriber(services.db, id);
  const mayComeBack = subscriber !== null && subscriber.confirmedAt !== null;
  return { isSubscribed: subscriber?.status === "subscribed", canResubscribe: mayComeBack };
}

/**
 * Leaves the newsletter, or comes back to it (PAGE-018); false when the link is none of ours, or would subscribe
 * somebody who never confirmed: only the confirmation's own link does that. Who was forgotten has left.
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

/** Confirms an address; answers the token that leaves again, null when the link is over or none of ours. */
export async function confirmSubscription(services: Services, token: string): Promise<string | null> {
  const now = services.clock.now();
  const id = verifyNewsletterToken("confirm", token, services.secret, now);
  if (id === null || !(await setSubscribed(services.db, id, true, now))) return null;
  return createNewsletterToken("unsubscribe", id, services.secret, now);
}

/** Who is subscribed, as a table for the program that writes the newsletter (RFC 4180). */
export async function exportSubscribers(db: Db): Promise<string> {
  const rows = await listSubscribed(db);
  return csvOf([
    ["Email", "Confirmed"],
    ...rows.map(({ email, confirmedAt }) => [email, confirmedAt?.toISOString() ?? ""]),
  ]);
}
