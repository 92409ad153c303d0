import type { Db } from "#db/client.server";
import { formatMoney } from "~/kernel/money/money";
import { historyComments } from "./order.messages";
import { appendHistory, replaceOrderContents } from "./order.store.server";
import type { OrderDraft } from "./order-draft";
import type { LockedOrder } from "./payments/record-payment.server";

export { findOrderIdByPlacement, lockOrder } from "./order.store.server";

/**
 * Updates an unpaid order with the contents of its retry (CHK-026). Number, status and history stay; a
 * changed total is added to the history. Call it under the order's lock.
 */
export async function updateUnpaidOrder(
  tx: Db,
  order: LockedOrder,
  draft: OrderDraft,
  now: Date,
): Promise<void> {
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
