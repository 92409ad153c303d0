import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orderAddresses, orderHistory, orderItems, orders, payments } from "#db/schema/orders";
import { newId } from "~/kernel/ids";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import { normalizeEmail } from "~/kernel/text/typed-text";
import type { Order } from "./order";
import type { OrderDraft } from "./order-draft";
import { listShipments } from "./shipments/shipment.store.server";

export type NewOrder = {
  readonly id: string;
  readonly placementId: string | null;
  readonly draft: OrderDraft;
  readonly now: Date;
};

/** Inserts order, items and addresses; false when this placement exists (a double click). */
export async function insertOrder(db: Db, { id, placementId, draft, now }: NewOrder): Promise<boolean> {
  const { items, addresses, ...head } = draft;
  const insertedRows = await db
    .insert(orders)
    .values({ ...head, id, placementId, lineWords: toSearchText(items), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: orders.placementId })
    .returning({ id: orders.id });
  if (insertedRows.length === 0) return false;
  await insertContents(db, id, items, addresses);
  return true;
}

/** Replaces items, addresses and totals of an unpaid order (CHK-026); number, status and history stay. */
export async function replaceOrderContents(
  db: Db,
  orderId: string,
  draft: OrderDraft,
  now: Date,
): Promise<void> {
  const { items, addresses, state: _state, status: _status, ...head } = draft;
  await db.delete(orderItems).where(eq(orderItems.orderId, orderId));
  await db.delete(orderAddresses).where(eq(orderAddresses.orderId, orderId));
  await db
    .update(orders)
    .set({ ...head, lineWords: toSearchText(items), updatedAt: now })
    .where(eq(orders.id, orderId));
  await insertContents(db, orderId, items, addresses);
}

/** Returns the text that staff search orders by. */
function toSearchText(items: OrderDraft["items"]): string {
  return items.map(({ name, sku }) => `${name} ${sku}`).join(" ");
}

async function insertContents(
  db: Db,
  orderId: string,
  items: OrderDraft["items"],
  addresses: OrderDraft["addresses"],
): Promise<void> {
  await db
    .insert(orderItems)
    .values(items.map((item, position) => ({ ...item, id: newId(), orderId, position })));
  await db.insert(orderAddresses).values(addresses.map((address) => ({ ...address, id: newId(), orderId })));
}

/** Locks the order for the rest of the transaction; null when it does not exist. */
export async function lockOrder(db: Db, orderId: string) {
  const [row] = await db
    .select({
      id: orders.id,
      status: orders.status,
      statusBeforeHold: orders.statusBeforeHold,
      total: orders.total,
      number: orders.orderIncrementId,
      splitPaymentEnabled: orders.splitPaymentEnabled,
      forgottenAt: orders.forgottenAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("update");
  return row ?? null;
}

export async function setOrderStatus(db: Db, orderId: string, status: OrderStatus, now: Date): Promise<void> {
  await db.update(orders).set({ status, updatedAt: now }).where(eq(orders.id, orderId));
}

/** Sets the status and the one to return to after a hold. */
export async function setStaffStatus(
  db: Db,
  orderId: string,
  {
    status,
    statusBeforeHold,
  }: { readonly status: OrderStatus; readonly statusBeforeHold: OrderStatus | null },
  now: Date,
): Promise<void> {
  await db.update(orders).set({ status, statusBeforeHold, updatedAt: now }).where(eq(orders.id, orderId));
}

export async function setEmailSent(db: Db, orderId: string, now: Date): Promise<void> {
  await db.update(orders).set({ emailSent: true, updatedAt: now }).where(eq(orders.id, orderId));
}

export type NewHistoryEntry = {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly comment: string;
  readonly isCustomerNotified: boolean;
  readonly createdAt: Date;
};

export async function appendHistory(db: Db, entry: NewHistoryEntry): Promise<void> {
  await db.insert(orderHistory).values(entry);
}

export async function findOrderIdByPlacement(db: Db, placementId: string): Promise<string | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.placementId, placementId));
  return row?.id ?? null;
}

/** Finds an order with its items, addresses, payments and history. */
export async function findOrder(db: Db, orderId: string): Promise<Order | null> {
  const [head] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!head) return null;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const addresses = await db
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderId, orderId))
    .orderBy(asc(orderAddresses.type));
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.position));
  const statusHistory = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.position));
  const shipments = await listShipments(db, orderId);
  return { ...head, items, addresses, payments: paid, statusHistory, shipments };
}

/**
 * Finds an order's id by number or id together with its email, ignoring case. One combined key makes both
 * mismatches take the same time. Anonymized orders have no email and are never found.
 */
export async function findOrderIdByEmail(db: Db, numberOrId: string, email: string): Promise<string | null> {
  const number = /^\d{1,9}$/.test(numberOrId) ? numberOrId.padStart(9, "0") : numberOrId;
  const mailbox = normalizeEmail(email);
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNull(orders.forgottenAt),
        or(
          eq(sql`(${orders.orderIncrementId} || ' ' || lower(${orders.email}))`, `${number} ${mailbox}`),
          eq(sql`(${orders.id} || ' ' || lower(${orders.email}))`, `${numberOrId} ${mailbox}`),
        ),
      ),
    );
  return row?.id ?? null;
}
