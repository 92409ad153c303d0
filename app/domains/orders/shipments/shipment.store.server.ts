import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orderShipments } from "#db/schema/shipments";
import { newId } from "~/kernel/ids";
import type { Shipment } from "./shipment";

type NewShipment = Omit<Shipment, "id"> & { readonly orderId: string; readonly author: string };

/** Inserts a shipment; null when the order has one with this carrier and tracking number. */
export async function insertShipment(db: Db, shipment: NewShipment): Promise<string | null> {
  const [row] = await db
    .insert(orderShipments)
    .values({ id: newId(), ...shipment })
    .onConflictDoNothing()
    .returning({ id: orderShipments.id });
  return row?.id ?? null;
}

/** Returns the shipments of an order, oldest first. */
export async function listShipments(db: Db, orderId: string): Promise<Shipment[]> {
  const { id, carrier, carrierName, trackingNumber, createdAt } = orderShipments;
  return db
    .select({ id, carrier, carrierName, trackingNumber, createdAt })
    .from(orderShipments)
    .where(eq(orderShipments.orderId, orderId))
    .orderBy(asc(orderShipments.position));
}
