import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { ZERO } from "~/kernel/money/money";
import { historyComments } from "./order.messages";
import { appendHistory, findOrderIdByPlacement, insertOrder, setOrderStatus } from "./order.store.server";
import type { OrderDraft } from "./order-draft";
import { insertPayment } from "./payments/payment.store.server";
import { enqueueOrderConfirmation } from "./payments/payment-emails.server";

export type Placement = { readonly placementId: string | null; readonly draft: OrderDraft };

/** Records an order with its first history entry; call it in a transaction. */
export async function createOrder(
  tx: Db,
  { placementId, draft }: Placement,
  now: Date,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const id = newId();
  if (!(await insertOrder(tx, { id, placementId, draft, now }))) {
    const earlier = placementId && (await findOrderIdByPlacement(tx, placementId));
    if (!earlier) throw new Error("an order was neither written nor found by its placement");
    return { id: earlier, isNew: false };
  }
  await appendHistory(tx, {
    orderId: id,
    status: draft.status,
    comment: historyComments.created,
    isCustomerNotified: false,
    createdAt: now,
  });
  return { id, isNew: true };
}

/** Completes an order without cost by the method 'free' (CHK-022); call it under its lock. */
export async function completeFreeOrder(tx: Db, orderId: string, now: Date): Promise<void> {
  await insertPayment(tx, {
    id: newId(),
    orderId,
    quoteId: null,
    attemptId: null,
    provider: "free",
    method: "free",
    methodLabel: "No payment needed",
    transactionId: null,
    amount: ZERO,
    status: "completed",
    additionalData: {},
    transactionResponse: {},
    now,
  });
  await setOrderStatus(tx, orderId, "ordered", now);
  await appendHistory(tx, {
    orderId,
    status: "ordered",
    comment: historyComments.free,
    isCustomerNotified: false,
    createdAt: now,
  });
  await enqueueOrderConfirmation(tx, orderId, now);
}
