import type { Db } from "#db/client.server";
import type { Order } from "../order";
import { getRefundText } from "../payments/payment-text";
import { readOrder } from "../read-order.server";
import { getOrderBadge } from "../views/order-badge";
import type { CustomerOrder, OrderOwner } from "./customer-order";
import { listOrderIdsOfCustomer, listOrderSummaries, ownsOrder } from "./customer-orders.store.server";

export const ordersPerPage = 10;

/** Lists a page of a customer's orders, newest first, with the number of pages. */
export async function listOrdersOfCustomer(db: Db, owner: OrderOwner, page: number) {
  const ids = await listOrderIdsOfCustomer(db, owner);
  const first = (page - 1) * ordersPerPage;
  const heads = await listOrderSummaries(db, ids.slice(first, first + ordersPerPage));
  const orders = heads.map(({ payments, ...head }): CustomerOrder => {
    const paid = { total: head.total, payments };
    return { ...head, badge: getOrderBadge({ ...paid, status: head.status }), refund: getRefundText(paid) };
  });
  return { orders, found: ids.length, pages: Math.ceil(ids.length / ordersPerPage) };
}

/** Finds an order of this customer; null for orders of others. */
export async function findOrderOfCustomer(db: Db, owner: OrderOwner, id: string): Promise<Order | null> {
  return (await ownsOrder(db, owner, id)) ? readOrder(db, id) : null;
}

/** Reads all orders of a customer for the data export. */
export async function exportOrdersOfCustomer(db: Db, owner: OrderOwner): Promise<readonly Order[]> {
  const ids = await listOrderIdsOfCustomer(db, owner);
  return Promise.all(ids.map((id) => readOrder(db, id)));
}

export { detachCustomer } from "./customer-orders.store.server";
