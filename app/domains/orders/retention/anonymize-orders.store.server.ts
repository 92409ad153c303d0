import { and, asc, inArray, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orderAddresses, orderHistory, orderItems, orders, payments } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { orderShipments } from "#db/schema/shipments";
import { anonymizedPerson } from "./anonymized-order";

/**
 * Locks orders that are not anonymized and last changed before `all`, or before `unpaid` if they never
 * received money.
 */
export async function lockOldOrders(
  tx: Db,
  { all, unpaid }: { readonly all: Date; readonly unpaid: Date },
  limit: number,
): Promise<readonly string[]> {
  const { id, updatedAt, forgottenAt } = orders;
  const rows = await tx
    .select({ id })
    .from(orders)
    .where(and(isNull(forgottenAt), or(lt(updatedAt, all), and(lt(updatedAt, unpaid), wasNeverPaid(tx)))))
    .orderBy(asc(updatedAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.id);
}

/** Returns the condition that no money was received or is in transit; old open attempts are no longer settled. */
function wasNeverPaid(tx: Db): SQL | undefined {
  const createOrderCondition = (column: typeof payments.orderId | typeof paymentAttempts.orderId) =>
    sql`${column} = ${orders}."id"`;
  const money = tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        createOrderCondition(payments.orderId),
        inArray(payments.status, ["completed", "success", "on_hold"]),
      ),
    );
  const attempted = tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        createOrderCondition(paymentAttempts.orderId),
        inArray(paymentAttempts.status, ["capturing", "held", "paid", "needs_review", "refunded"]),
      ),
    );
  return and(
    inArray(orders.status, ["pending", "pending_payment", "canceled"]),
    notExists(money),
    notExists(attempted),
  );
}

/** Removes names, addresses and texts from orders; amounts, numbers, state and country stay. */
export async function anonymizeOrderRows(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  const anonymizedCustomer = { ...anonymizedPerson, email: "" };
  await tx
    .update(orders)
    .set({
      ...anonymizedCustomer,
      customerId: null,
      placementId: null,
      poNumber: null,
      additionalNotes: null,
      forgottenAt: now,
    })
    .where(inArray(orders.id, [...ids]));
  const anonymizedAddress = {
    company: null,
    street1: "",
    street2: null,
    city: "",
    zipCode: "",
    phoneNumber: "",
  };
  await tx
    .update(orderAddresses)
    .set({ ...anonymizedCustomer, ...anonymizedAddress })
    .where(inArray(orderAddresses.orderId, [...ids]));
  await tx
    .update(orderItems)
    .set({ notes: null })
    .where(inArray(orderItems.orderId, [...ids]));
  await tx
    .update(orderHistory)
    .set({ comment: "" })
    .where(inArray(orderHistory.orderId, [...ids]));
  await tx.delete(orderShipments).where(inArray(orderShipments.orderId, [...ids]));
}

/**
 * Removes card and transaction data from payments last changed before this time; amount, method and status
 * stay.
 */
export async function anonymizePaymentsBefore(db: Db, time: Date, limit: number, now: Date): Promise<number> {
  const { id, updatedAt, forgottenAt } = payments;
  const old = db
    .select({ id })
    .from(payments)
    .where(and(isNull(forgottenAt), lt(updatedAt, time)))
    .orderBy(updatedAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const blanked = await db
    .update(payments)
    .set({ transactionId: null, additionalData: {}, transactionResponse: {}, forgottenAt: now })
    .where(sql`${id} = any(array(${old}))`)
    .returning({ id });
  return blanked.length;
}
