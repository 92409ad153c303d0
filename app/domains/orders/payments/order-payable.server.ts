import type { Db } from "#db/client.server";
import { lockOrder } from "../change-order.server";
import { computeBalanceDue, findAddress, type Order, sumCompletedPayments } from "../order";
import { findOrder } from "../read-order.server";
import { toContactAddress } from "./contact-address";
import { acceptAsPaid, cancelOrder } from "./end-review.server";
import { noteUnrecordedEvent, recordDisputeEvent, recordLossChange } from "./record-dispute.server";
import {
  abandonPayment,
  type LockedOrder,
  openPayment,
  recordDeclinedPayment,
  recordHeldPayment,
  recordOpenPayment,
  recordPaidPayment,
  recordPaymentInReview,
} from "./record-payment.server";
import { getNetReceived, recordRefund, recordRefundEvent } from "./record-refund.server";

/** The payable of an order: what settlement reads and writes, under the order's lock. */
export const orderPayable = {
  findBill: async (db: Db, id: string) => {
    const order = await findOrder(db, id);
    return order && toBill(order);
  },
  lock: async (tx: Db, id: string) => {
    const order = await lockOrder(tx, id);
    return order && toLockedPayable(tx, order);
  },
} as const;

function toLockedPayable(tx: Db, order: LockedOrder) {
  return {
    id: order.id,
    acceptsInstallments: order.splitPaymentEnabled,
    openPayment: bind(tx, order, openPayment),
    abandonPayment: (attemptId: string, now: Date) => abandonPayment(tx, attemptId, now),
    recordPaidPayment: bind(tx, order, recordPaidPayment),
    recordHeldPayment: bind(tx, order, recordHeldPayment),
    recordDeclinedPayment: bind(tx, order, recordDeclinedPayment),
    recordOpenPayment: bind(tx, order, recordOpenPayment),
    recordPaymentInReview: bind(tx, order, recordPaymentInReview),
    acceptAsPaid: bind(tx, order, acceptAsPaid),
    recordRefund: bind(tx, order, recordRefund),
    getNetReceived: (attemptId: string) => getNetReceived(tx, order.id, attemptId),
    recordRefundEvent: bind(tx, order, recordRefundEvent),
    recordDispute: bind(tx, order, recordDisputeEvent),
    recordLossChange: bind(tx, order, recordLossChange),
    noteUnrecordedEvent: bind(tx, order, noteUnrecordedEvent),
    cancel: bind(tx, order, cancelOrder),
  } as const;
}

function bind<A extends readonly unknown[], R>(
  tx: Db,
  order: LockedOrder,
  work: (tx: Db, order: LockedOrder, ...rest: A) => R,
): (...rest: A) => R {
  return (...rest) => work(tx, order, ...rest);
}

/** Builds the data that a provider receives about an order (PAY-043), with its amounts. */
function toBill(order: Order) {
  return {
    metadata: { orderId: order.id, orderIncrementId: order.orderIncrementId },
    description: `Order ${order.orderIncrementId}`,
    total: order.total,
    paid: sumCompletedPayments(order),
    due: computeBalanceDue(order),
    currency: order.orderCurrencyCode,
    receiptEmail: order.email,
    billTo: toContactAddress(findAddress(order, "billing")),
    shipTo: toContactAddress(findAddress(order, "shipping")),
  };
}
