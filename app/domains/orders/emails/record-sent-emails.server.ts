import type { Db } from "#db/client.server";
import { historyComments } from "../order.messages";
import { appendHistory, lockOrder, setEmailSent } from "../order.store.server";

/** Adds a sent email to the order's history. Runs in the transaction that records the sending. */
export async function recordEmailSent(tx: Db, orderId: string, comment: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  await appendHistory(tx, {
    orderId,
    status: order.status,
    comment,
    isCustomerNotified: true,
    createdAt: now,
  });
}

/**
 * Marks the order as confirmed and adds the recipient to its history (MAIL-007, MAIL-003). Runs in the
 * transaction that records the sending.
 */
export async function recordConfirmationEmailSent(
  tx: Db,
  orderId: string,
  email: string,
  now: Date,
): Promise<void> {
  await setEmailSent(tx, orderId, now);
  await recordEmailSent(tx, orderId, historyComments.confirmationSent(email), now);
}
