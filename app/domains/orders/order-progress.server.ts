import type { Db } from "#db/client.server";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import { getLaterStatus, type ProgressStatus } from "./order";
import { appendHistory, setOrderStatus } from "./order.store.server";

/** Advances an order's status, never back, and adds a history entry. Call it under the order's lock. */
export async function advanceStatus(
  tx: Db,
  order: { readonly id: string; readonly status: OrderStatus },
  to: ProgressStatus,
  comment: string,
  now: Date,
): Promise<void> {
  const status = getLaterStatus(order.status, to);
  if (status !== order.status) await setOrderStatus(tx, order.id, status, now);
  await appendNote(tx, order.id, to, comment, now);
}

/** Adds a history entry. */
export async function appendNote(
  tx: Db,
  orderId: string,
  status: OrderStatus,
  comment: string,
  now: Date,
): Promise<void> {
  await appendHistory(tx, { orderId, status, comment, isCustomerNotified: false, createdAt: now });
}
