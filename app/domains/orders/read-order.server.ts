import type { Db } from "#db/client.server";
import { normalizeNumber } from "~/kernel/typed-text";
import type { Order } from "./order";
import { findOrder, findOrderIdByEmail } from "./order.store.server";

export { findOrder } from "./order.store.server";

/** The order with all that belongs to it. Throws when it is not there: the caller knows that it is. */
export async function readOrder(db: Db, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order) throw new Error(`order ${id} is not in the database`);
  return order;
}

/** The order of this number or id that was placed with this e-mail; wrong and absent ones are both null. */
export async function findOrderByEmail(
  db: Db,
  { orderId, email }: { readonly orderId: string; readonly email: string },
): Promise<Order | null> {
  const id = await findOrderIdByEmail(db, normalizeNumber(orderId), email);
  return id === null ? null : findOrder(db, id);
}
