import type { Db } from "#db/client.server";
import type { Provider, WebhookEvent } from "~/domains/payments/gateway";
import { insertEvent, setApplied } from "~/domains/payments/webhook-event.store.server";

/** Notes that an event came in; true when it was applied before and may be acknowledged at once. */
export function noteReceived(db: Db, provider: Provider, event: WebhookEvent, now: Date): Promise<boolean> {
  return insertEvent(db, provider, event, now);
}

/** Notes that what the event speaks of is in the database. */
export function noteApplied(db: Db, provider: Provider, eventId: string, now: Date): Promise<void> {
  return setApplied(db, provider, eventId, now);
}
