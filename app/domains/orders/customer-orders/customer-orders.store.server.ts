import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orderItems, orders, payments } from "#db/schema/orders";
import type { OrderOwner } from "./customer-order";

/** Returns the condition for orders placed while signed in and guest orders to the verified email. */
function createOwnerCondition({ customerId, email }: OrderOwner) {
  return or(
    eq(orders.customerId, customerId),
    and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, email)),
  );
}

/** Returns the ids of all orders of a customer, newest first. */
export async function listOrderIdsOfCustomer(db: Db, owner: OrderOwner): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(createOwnerCondition(owner))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber));
  return rows.map(({ id }) => id);
}

/** Summaries of these orders with their payments, newest first. */
export async function listOrderSummaries(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const heads = await db
    .select({
      id: orders.id,
      orderIncrementId: orders.orderIncrementId,
      status: orders.status,
      total: orders.total,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber));
  const names = await listItemNames(db, ids);
  const paid = await listPaymentsOfOrders(db, ids);
  return heads.map((head) => ({
    ...head,
    names: names.get(head.id) ?? [],
    payments: paid.filter(({ orderId }) => orderId === head.id),
  }));
}

async function listPaymentsOfOrders(db: Db, ids: readonly string[]) {
  return db
    .select({
      orderId: payments.orderId,
      amount: payments.amount,
      status: payments.status,
      methodLabel: payments.methodLabel,
      additionalData: payments.additionalData,
      transactionResponse: payments.transactionResponse,
    })
    .from(payments)
    .where(inArray(payments.orderId, [...ids]))
    .orderBy(asc(payments.position));
}

async function listItemNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ orderId: orderItems.orderId, name: orderItems.name })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(orderItems.position);
  return new Map(ids.map((id) => [id, rows.flatMap((row) => (row.orderId === id ? [row.name] : []))]));
}

/** Returns true when this customer owns the order. */
export async function ownsOrder(db: Db, owner: OrderOwner, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), createOwnerCondition(owner)));
  return row !== undefined;
}

/** Removes the customer from their orders; the orders stay. */
export async function detachCustomer(db: Db, customerId: string): Promise<void> {
  await db
    .update(orders)
    .set({ customerId: null, customerIsGuest: true })
    .where(eq(orders.customerId, customerId));
}
