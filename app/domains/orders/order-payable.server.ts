import type { Db } from "#db/client.server";
import { takeOrder } from "./change-order.server";
import { acceptAsPaid, cancelOrder, recordRefund } from "./end-review.server";
import { addressOf, balanceDue, type Order, paidAmount } from "./order";
import { personOf } from "./person-of";
import { lookUpOrder } from "./read-order.server";
import { noteDispute, noteProviderReport, recordLossChange } from "./record-dispute.server";
import {
  dropPayment,
  type LockedOrder,
  openPayment,
  recordDeclined,
  recordHeld,
  recordNeedsReview,
  recordOpen,
  recordPaid,
} from "./record-payment.server";

/** How an order is paid: what settlement may ask of it and write on it, under the order's lock. */
export const orderPayable = {
  bill: async (db: Db, id: string) => {
    const order = await lookUpOrder(db, id);
    return order && billOf(order);
  },
  take: async (tx: Db, id: string) => {
    const order = await takeOrder(tx, id);
    return order && taken(tx, order);
  },
} as const;

function taken(tx: Db, order: LockedOrder) {
  return {
    id: order.id,
    takesParts: order.splitPaymentEnabled,
    open: bind(tx, order, openPayment),
    drop: (attemptId: string, now: Date) => dropPayment(tx, attemptId, now),
    paid: bind(tx, order, recordPaid),
    held: bind(tx, order, recordHeld),
    declined: bind(tx, order, recordDeclined),
    waiting: bind(tx, order, recordOpen),
    needsReview: bind(tx, order, recordNeedsReview),
    accepted: bind(tx, order, acceptAsPaid),
    refunded: bind(tx, order, recordRefund),
    disputed: bind(tx, order, noteDispute),
    lossChanged: bind(tx, order, recordLossChange),
    reported: bind(tx, order, noteProviderReport),
    canceled: bind(tx, order, cancelOrder),
  } as const;
}

function bind<A extends readonly unknown[], R>(
  tx: Db,
  order: LockedOrder,
  work: (tx: Db, order: LockedOrder, ...rest: A) => R,
): (...rest: A) => R {
  return (...rest) => work(tx, order, ...rest);
}

/** What a provider is told of an order (PAY-043), and where its money stands. */
function billOf(order: Order) {
  return {
    metadata: { orderId: order.id, orderIncrementId: order.orderIncrementId },
    description: `Order ${order.orderIncrementId}`,
    total: order.total,
    paid: paidAmount(order),
    due: balanceDue(order),
    currency: order.orderCurrencyCode,
    receiptEmail: order.email,
    billTo: personOf(addressOf(order, "billing")),
    shipTo: personOf(addressOf(order, "shipping")),
  };
}
