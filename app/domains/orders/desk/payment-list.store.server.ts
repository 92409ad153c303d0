import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server";
import { orders, payments } from "#db/schema/orders";
import { sortedBy } from "#db/sorted-by";
import { saying } from "#db/sought";
import { countedRows, type Slice } from "~/kernel/list-page";
import type { Manner } from "~/kernel/words-first";
import type { PaymentQuery } from "./order-query";

type Asked = Omit<PaymentQuery, "after" | "search"> & { readonly sought: SoughtPayments | undefined };

/** By what their orders say, and by what they say themselves. */
type SoughtPayments = { readonly ofOrders: SQL; readonly own: SQL };

/** By status, and by words in the order's number, name, address and lines, the method and the provider's reference. */
function asked(db: Db, { status, sought }: Asked, most: number): SQL | undefined {
  return and(
    status ? eq(payments.status, status) : undefined,
    sought ? inArray(payments.id, idsSaying(db, sought, most)) : undefined,
  );
}

/**
 * The payments of the newest orders that say it, and the newest that say it themselves, `most` of either: a word that all
 * of them say is not looked for in a million.
 */
function idsSaying(db: Db, { ofOrders, own }: SoughtPayments, most: number) {
  const ordersSaying = db
    .select({ id: orders.id })
    .from(orders)
    .where(ofOrders)
    .orderBy(desc(orders.orderNumber))
    .limit(most);
  const theirs = db.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, ordersSaying));
  const themselves = db
    .select({ id: payments.id })
    .from(payments)
    .where(own)
    .orderBy(desc(payments.position))
    .limit(most);
  return union(theirs, themselves);
}

const { amount, position } = payments;

export async function soughtPayments(db: Db, manner: Manner): Promise<SoughtPayments> {
  const [ofOrders, own] = await Promise.all([
    saying(db, orders, orders.orderNumber, manner),
    saying(db, payments, position, manner),
  ]);
  return { ofOrders, own };
}

const sortColumns = { date: [position], amount: [amount, position] };

/** Payments of orders and of quotes that are no orders yet; those of a quote carry no order's number. */
export async function listAllPayments(db: Db, query: Asked, { limit, after }: Slice) {
  const { behind, order } = sortedBy(query.sort, sortColumns, payments);
  return db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      quoteId: payments.quoteId,
      attemptId: payments.attemptId,
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
