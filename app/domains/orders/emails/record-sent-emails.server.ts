import type { Db } from "#db/client.server";
import { historyComments } from "../order.messages";
import { appendHistory, lockOrder, setEmailSent } from "../order.store.server";

/** Adds the sent decline email to the order's history. Runs in the transaction that records the sending. */
export async function recordDeclineEmailSent(
  tx: Db,
  orderId: string,
  email: string,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  await appendHistory(tx, {
    orderId,
    status: order.status,
    comment: historyComments.declineSent(email),
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
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  await setEmailSent(tx, orderId, now);
  await appendHistory(tx, {
    orderId,
    status: order.status,
    comment: historyComments.confirmationSent(email),
    isCustomerNotified: true,
    createdAt: now,
  });
}
