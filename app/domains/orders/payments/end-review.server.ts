import type { Db } from "#db/client.server";
import { type Cents, formatMoney } from "~/kernel/money/money";
import { historyComments } from "../order.messages";
import { setOrderStatus } from "../order.store.server";
import { advanceStatus, appendNote } from "../order-progress.server";
import { enqueueOrderConfirmation } from "./payment-emails.server";
import type { LockedOrder } from "./record-payment.server";

/**
 * Accepts an order for staff although this amount is due; it is ordered and confirmed. Call it under the
 * order's lock.
 */
export async function acceptAsPaid(tx: Db, order: LockedOrder, due: Cents, now: Date): Promise<void> {
  await advanceStatus(tx, order, "ordered", historyComments.accepted(formatMoney(due)), now);
  await enqueueOrderConfirmation(tx, order.id, now);
}

/** Cancels an order for staff. Call it under the order's lock. */
export async function cancelOrder(tx: Db, order: LockedOrder, now: Date): Promise<void> {
  await setOrderStatus(tx, order.id, "canceled", now);
  await appendNote(tx, order.id, "canceled", historyComments.canceled, now);
}
