import type { Delivery } from "./webhook-queue.ts";

/** Providers forget events after some weeks; a sandbox that runs for months keeps its latest ones. */
const keptEvents = 1_000;

/** Forgets the oldest events and their deliveries once there are more than a thousand. */
export function forgetOldEvents({
  events,
  deliveries,
}: {
  readonly events: Record<string, unknown>;
  readonly deliveries: Record<string, Delivery>;
}): void {
  for (const id of Object.keys(events).slice(0, -keptEvents)) {
    delete events[id];
    for (const delivery of Object.values(deliveries)) {
      if (delivery.event === id) delete deliveries[delivery.id];
    }
  }
}
