import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { ZERO } from "~/kernel/money/money";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import { createOrder, type Placement } from "./create-order.server";
import { historyComments } from "./order.messages";
import { appendHistory, findOrderIdByPlacement, setOrderStatus } from "./order.store.server";
import { insertPayment } from "./payments/payment.store.server";

type PastOrder = Placement & {
  readonly placementId: string;
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly placedAt: Date;
};

/** Inserts a past order for the demo, once per placement; sends no email. */
export async function recordPastOrder(tx: Db, past: PastOrder): Promise<void> {
  if ((await findOrderIdByPlacement(tx, past.placementId)) !== null) return;
  const { id } = await createOrder(tx, past, past.placedAt);
  if (past.isPaid) await payPast(tx, id, past);
  if (past.status === "pending") return;
  await setOrderStatus(tx, id, past.status, past.placedAt);
  await appendHistory(tx, {
    orderId: id,
    status: past.status,
    comment: past.draft.total === ZERO ? historyComments.free : "Shipped",
    isCustomerNotified: false,
    createdAt: past.placedAt,
  });
}

async function payPast(tx: Db, orderId: string, { draft, placementId, placedAt }: PastOrder): Promise<void> {
  const isFree = draft.total === ZERO;
  await insertPayment(tx, {
    id: newId(),
    orderId,
    quoteId: null,
    attemptId: null,
    provider: isFree ? "free" : "stripe",
    method: isFree ? "free" : "credit-card",
    methodLabel: isFree ? "No payment needed" : "Credit card",
    transactionId: isFree ? null : `past-${placementId}`,
    amount: draft.total,
    status: "completed",
    additionalData: isFree ? {} : { brand: "visa", last4: "4242" },
    transactionResponse: {},
    now: placedAt,
  });
}
