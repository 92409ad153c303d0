import type { Db } from "#db/client.server";
import { enqueueMails } from "~/domains/email/enqueue-mails.server";
import type { Order } from "~/domains/orders/order";
import { historyComments } from "~/domains/orders/order.messages";
import {
  appendHistory,
  findOrderIdByPlacement,
  insertOrder,
  lockOrder,
  replaceOrderContents,
  setOrderStatus,
} from "~/domains/orders/order.store.server";
import type { OrderDraft } from "~/domains/orders/order-draft";
import { insertPayment } from "~/domains/orders/payment.store.server";
import { readOrder } from "~/domains/orders/read-order.server";
import type { Clock } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { ZERO } from "~/kernel/money";

export type Placement = { readonly placementId: string | null; readonly draft: OrderDraft };

/**
 * Records an order that costs nothing: ordered at once, by method 'free' (ruling A17). The same placement a
 * second time answers the first order; `orderId` names an unpaid order that now costs nothing.
 */
export async function createFreeOrder(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  placement: Placement & { readonly orderId: string | null },
): Promise<Order> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const id = placement.orderId ?? (await createOrder(tx, placement, now)).id;
    const order = await lockOrder(tx, id);
    if (order && order.status !== "ordered") {
      await replaceOrderContents(tx, id, placement.draft, now);
      await completeFreely(tx, id, now);
    }
    return readOrder(tx, id);
  });
}

/** Records an order with its first history entry (S2 §4.1); call it inside a transaction. */
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

async function completeFreely(tx: Db, orderId: string, now: Date): Promise<void> {
  await insertPayment(tx, {
    id: newId(),
    orderId,
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
  await enqueueMails(
    tx,
    [
      { kind: "order-confirmation", entityId: orderId },
      { kind: "order-confirmation-admin", entityId: orderId },
    ],
    now,
  );
}
