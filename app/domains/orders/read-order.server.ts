import type { Db } from "#db/client.server";
import type { Order } from "./order";
import { findOrder } from "./order.store.server";

/** The order, or null when there is none of that id. */
export function lookUpOrder(db: Db, id: string): Promise<Order | null> {
  return findOrder(db, id);
}

/** The order with all that belongs to it (S2 §3.5). Throws when it is not there: the caller knows that it is. */
export async function readOrder(db: Db, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order) throw new Error(`order ${id} is not in the database`);
  return order;
}
