import type { Db } from "#db/client.server";
import { normalizeNumber } from "~/kernel/text/typed-text";
import type { Order } from "./order";
import { findOrder, findOrderIdByEmail } from "./order.store.server";

export { findOrder } from "./order.store.server";

/** Reads an existing order; throws when it is missing. */
export async function readOrder(db: Db, orderId: string): Promise<Order> {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`order ${orderId} is not in the database`);
  return order;
}

/** Finds the order with this number or id and email; null when either is wrong. */
export async function findOrderByEmail(
  db: Db,
  { orderId, email }: { readonly orderId: string; readonly email: string },
): Promise<Order | null> {
  const id = await findOrderIdByEmail(db, normalizeNumber(orderId), email);
  return id === null ? null : findOrder(db, id);
}
