import { randomUUID } from "node:crypto";
import { purgeOldEvents } from "../http/purge-events.ts";
import type { PaypalAccount } from "./account.ts";
import type { OrderRecord } from "./paypal-state.ts";

/** Records an event of an order, with the resource as PayPal returns it. */
export function emitPaypalEvent(
  { state, clock, announce: send }: PaypalAccount,
  order: OrderRecord,
  type: string,
  resourceType: "checkout-order" | "capture" | "refund" | "dispute",
  resource: object,
): void {
  const now = clock.now();
  const id = `WH-${randomUUID().toUpperCase()}`;
  const body = {
    id,
    event_version: "1.0",
    create_time: now.toISOString(),
    resource_type: resourceType,
    resource_version: "2.0",
    event_type: type,
    summary: `${type} of order ${order.id}`,
    resource,
    links: [],
  };
  const event = { id, type, created: Math.floor(now.getTime() / 1000), order: order.id, body };
  state.events[id] = event;
  purgeOldEvents(state);
  send(event);
}
