import type { Db } from "#db/client.server";
import { formatMoney } from "~/kernel/money";
import { historyComments } from "./order.messages";
import { appendHistory, findOrderIdByPlacement, lockOrder, replaceOrderContents } from "./order.store.server";
import type { OrderDraft } from "./order-draft";
import type { LockedOrder } from "./record-payment.server";

/** Takes the order's lock for the rest of the transaction; always after the locks of its payment attempts. */
export function takeOrder(tx: Db, orderId: string): Promise<LockedOrder | null> {
  return lockOrder(tx, orderId);
}

/** The order that an earlier press of the same button made, if any. */
export function findPlacedOrderId(db: Db, placementId: string): Promise<string | null> {
  return findOrderIdByPlacement(db, placementId);
}

/**
 * Gives an unpaid order the contents of its retry (CHK-026): its number, status and history stay; another total
 * is noted in the history. Call it under the order's lock.
 */
export async function changeOrder(tx: Db, order: LockedOrder, draft: OrderDraft, now: Date): Promise<void> {
  await replaceOrderContents(tx, order.id, draft, now);
  if (order.total === draft.total) return;
  await appendHistory(tx, {
    orderId: order.id,
    status: order.status,
    comment: historyComments.changed(formatMoney(draft.total)),
    isCustomerNotified: false,
    createdAt: now,
  });
}
