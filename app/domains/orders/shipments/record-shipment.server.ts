import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import type { Carrier } from "~/kernel/carriers";
import { changeStatus, type LockedOrderWithHold } from "../change-status.server";
import { historyComments } from "../order.messages";
import { insertShipment } from "./shipment.store.server";

/** A package as staff enter it. */
export type ShipmentInput = {
  readonly carrier: Carrier;
  readonly carrierName: string;
  readonly trackingNumber: string;
};

/**
 * Records a package of a shippable order, moves the order to `shipped` and enqueues the customer's email. False
 * when this package was recorded before. Call it under the order's lock.
 */
export async function recordShipment(
  tx: Db,
  order: LockedOrderWithHold,
  shipment: ShipmentInput & { readonly author: string },
  now: Date,
): Promise<boolean> {
  const id = await insertShipment(tx, { ...shipment, orderId: order.id, createdAt: now });
  if (id === null) return false;
  const { carrierName, trackingNumber, author } = shipment;
  const comment = historyComments.shipped(carrierName, trackingNumber, author);
  await changeStatus(tx, order, { target: "shipped", comment }, now);
  await enqueueEmails(tx, [{ kind: "order-shipped", entityId: order.id, paymentId: id }], now);
  return true;
}
