import type { Db } from "#db/client.server";
import { lockOrder } from "../change-order.server";
import { balanceDue, findAddress, type Order, paidAmount } from "../order";
import { findOrder } from "../read-order.server";
import { toContactAddress } from "./contact-address";
import { acceptAsPaid, cancelOrder } from "./end-review.server";
import { recordDisputeEvent, recordLossChange, recordProviderReport } from "./record-dispute.server";
import {
  abandonPayment,
  type LockedOrder,
  openPayment,
  recordDeclined,
  recordHeld,
  recordNeedsReview,
  recordOpen,
  recordPaid,
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
    recordPaid: bind(tx, order, recordPaid),
    recordHeld: bind(tx, order, recordHeld),
    recordDeclined: bind(tx, order, recordDeclined),
    recordOpen: bind(tx, order, recordOpen),
    recordNeedsReview: bind(tx, order, recordNeedsReview),
    acceptAsPaid: bind(tx, order, acceptAsPaid),
    recordRefund: bind(tx, order, recordRefund),
    getNetReceived: (attemptId: string) => getNetReceived(tx, order.id, attemptId),
    recordRefundEvent: bind(tx, order, recordRefundEvent),
    recordDispute: bind(tx, order, recordDisputeEvent),
    recordLossChange: bind(tx, order, recordLossChange),
    recordProviderReport: bind(tx, order, recordProviderReport),
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
    paid: paidAmount(order),
    due: balanceDue(order),
    currency: order.orderCurrencyCode,
    receiptEmail: order.email,
    billTo: toContactAddress(findAddress(order, "billing")),
    shipTo: toContactAddress(findAddress(order, "shipping")),
  };
}
