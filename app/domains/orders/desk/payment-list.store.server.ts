import { and, desc, eq, ilike, inArray, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server";
import { orders, payments } from "#db/schema/orders";
import { sortedBy } from "#db/sorted-by";
import { containing } from "~/kernel/containing";
import { countedRows, type Slice } from "~/kernel/list-page";
import type { PaymentQuery } from "./order-query";

type Asked = Omit<PaymentQuery, "after">;

/** By status, and by words in the order's number, name, address and lines, the method and the provider's reference. */
function asked(db: Db, { status, search }: Asked, most: number): SQL | undefined {
  return and(
    status ? eq(payments.status, status) : undefined,
    search ? inArray(payments.id, saying(db, containing(search), most)) : undefined,
  );
}

/**
 * The payments of the newest orders that say it, and the newest that say it themselves, `most` of either: a word that all
 * of them say is not looked for in a million.
 */
function saying(db: Db, pattern: string, most: number) {
  const ordersSaying = db
    .select({ id: orders.id })
    .from(orders)
    .where(ilike(orders.searched, pattern))
    .orderBy(desc(orders.orderNumber))
    .limit(most);
  const ofOrders = db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, ordersSaying));
  const themselves = db
    .select({ id: payments.id })
    .from(payments)
    .where(ilike(payments.searched, pattern))
    .orderBy(desc(payments.position))
    .limit(most);
  return union(ofOrders, themselves);
}

const { amount, position } = payments;
const sortColumns = { date: [position], amount: [amount, position] };

/** Payments of orders and of quotes that are no orders yet; those of a quote carry no order's number. */
export async function listAllPayments(db: Db, query: Asked, { limit, after }: Slice) {
  const { behind, order } = sortedBy(query.sort, sortColumns, payments);
  return db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      quoteId: payments.quoteId,
      orderNumber: orders.orderIncrementId,
      firstName: orders.firstName,
      lastName: orders.lastName,
      email: orders.email,
      provider: payments.provider,
      methodLabel: payments.methodLabel,
      transactionId: payments.transactionId,
      additionalData: payments.additionalData,
      amount: payments.amount,
      status: payments.status,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(asked(db, query, Math.max(limit, countedRows + 1)), after ? behind(after) : undefined))
    .orderBy(...order)
    .limit(limit);
}

/** How many there are, as far as lists are counted. */
export async function countAllPayments(db: Db, query: Asked): Promise<number> {
  const some = db
    .select({ id: payments.id })
    .from(payments)
    .where(asked(db, query, countedRows + 1))
    .orderBy(desc(position))
    .limit(countedRows + 1)
    .as("some");
  return db.$count(some);
}
