import { bigserial, pgTable, text, unique } from "drizzle-orm/pg-core";
import { carriers } from "~/kernel/carriers";
import { instant } from "../columns";
import { orders } from "./orders";

/** Packages handed to a carrier. They are deleted when the order is anonymized. */
export const orderShipments = pgTable(
  "order_shipment",
  {
    id: text().primaryKey(),
    position: bigserial({ mode: "number" }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    carrier: text({ enum: carriers }).notNull(),
    /** The carrier's name as customers read it. */
    carrierName: text().notNull(),
    trackingNumber: text().notNull(),
    /** The member of staff who recorded it. */
    author: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // A repeated submit finds the first shipment.
    unique("order_shipment_once").on(table.orderId, table.carrier, table.carrierName, table.trackingNumber),
  ],
);
