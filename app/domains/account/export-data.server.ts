import type { Db } from "#db/client.server";
import { submissionsOf } from "~/domains/forms/submissions-of.server";
import { orderJson } from "~/domains/orders/order.schema";
import { allOwnOrders } from "~/domains/orders/own-orders.server";
import type { Clock } from "~/kernel/clock";
import { listAddresses } from "./address.store.server";
import type { Customer } from "./customer";
import { ownerOf } from "./owner";
import { openSessions } from "./session.server";

/** A copy of everything the shop keeps about a customer, as JSON; amounts in dollars, times in ISO 8601. */
export async function exportData(services: { readonly db: Db; readonly clock: Clock }, customer: Customer) {
  const { db, clock } = services;
  const [addresses, orders, messages, sessions] = await Promise.all([
    listAddresses(db, customer.id),
    allOwnOrders(db, ownerOf(customer)),
    submissionsOf(db, customer.email),
    openSessions(services, customer.id),
  ]);
  return {
    exportedAt: clock.now().toISOString(),
    customer,
    addresses,
    orders: orders.map(orderJson),
    messages,
    sessions: sessions.map(({ browser, startedAt, usedAt }) => ({ browser, startedAt, usedAt })),
  };
}
