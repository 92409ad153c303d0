import type { Delivery } from "./webhook-queue.ts";

/** Providers delete events after some weeks; the sandbox keeps its latest ones. */
const maxStoredEvents = 1_000;

/** Deletes the oldest events and their deliveries above this number. */
export function purgeOldEvents({
  events,
  deliveries,
}: {
  readonly events: Record<string, unknown>;
  readonly deliveries: Record<string, Delivery>;
}): void {
  for (const id of Object.keys(events).slice(0, -maxStoredEvents)) {
    delete events[id];
    for (const delivery of Object.values(deliveries)) {
      if (delivery.event === id) delete deliveries[delivery.id];
    }
  }
}
