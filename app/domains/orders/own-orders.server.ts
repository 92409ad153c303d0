import type { Db } from "#db/client.server";
import type { Order } from "./order";
import { getOrderBadge } from "./order-badge";
import type { OrderOwner, OwnOrder } from "./own-order";
import { forgetOwner, listOrderHeads, listOwnOrderIds, ownsOrder } from "./owned-order.store.server";
import { getRefundText } from "./payment-words";
import { readOrder } from "./read-order.server";

export const ordersPerPage = 10;

/** A page of a customer's orders, the newest first, and how many pages there are; a page beyond them is empty. */
export async function ownOrders(db: Db, owner: OrderOwner, page: number) {
  const ids = await listOwnOrderIds(db, owner);
  const first = (page - 1) * ordersPerPage;
  const heads = await listOrderHeads(db, ids.slice(first, first + ordersPerPage));
  const orders = heads.map(({ payments, ...head }): OwnOrder => {
    const paid = { total: head.total, payments };
    return { ...head, badge: getOrderBadge({ ...paid, status: head.status }), refund: getRefundText(paid) };
  });
  return { orders, found: ids.length, pages: Math.ceil(ids.length / ordersPerPage) };
}

/** The customer's own order, or null: one of somebody else is not there. */
export async function ownOrder(db: Db, owner: OrderOwner, id: string): Promise<Order | null> {
  return (await ownsOrder(db, owner, id)) ? readOrder(db, id) : null;
}

/** Every order of a customer, whole: for the copy of one's data. */
export async function allOwnOrders(db: Db, owner: OrderOwner): Promise<readonly Order[]> {
  const ids = await listOwnOrderIds(db, owner);
  return Promise.all(ids.map((id) => readOrder(db, id)));
}

/** What becomes of the orders when an account is deleted: they stay on the books, without the customer. */
export function leaveOrders(tx: Db, customerId: string): Promise<void> {
  return forgetOwner(tx, customerId);
}
