import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server";
import { createKeysetSort } from "#db/keyset-sort";
import { orders, payments } from "#db/schema/orders";
import { createTextSearch } from "#db/text-search";
import { maxCountedRows, type PageRequest } from "~/kernel/list-page";
import type { SearchMode } from "~/kernel/text/text-search";
import type { PaymentQuery } from "./order-query";

type ListFilter = Omit<PaymentQuery, "after" | "search"> & { readonly search: PaymentSearch | undefined };

/** Matches in the order of a payment, and in the payment itself. */
type PaymentSearch = { readonly ofOrders: SQL; readonly ofPayments: SQL };

/** Returns the condition for the status, and for search words in the order and the payment. */
function createListCondition(db: Db, { status, search }: ListFilter, limit: number): SQL | undefined {
  return and(
    status ? eq(payments.status, status) : undefined,
    search ? inArray(payments.id, findMatchingIds(db, search, limit)) : undefined,
  );
}

/**
 * Returns the ids of payments matching in their order or in themselves, at most `limit` of each, so that common words
 * stay fast.
 */
function findMatchingIds(db: Db, { ofOrders, ofPayments }: PaymentSearch, limit: number) {
  const ordersSaying = db
    .select({ id: orders.id })
    .from(orders)
    .where(ofOrders)
    .orderBy(desc(orders.orderNumber))
    .limit(limit);
  const ofMatchingOrders = db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, ordersSaying));
  const matchingPayments = db
    .select({ id: payments.id })
    .from(payments)
    .where(ofPayments)
    .orderBy(desc(payments.position))
    .limit(limit);
  return union(ofMatchingOrders, matchingPayments);
}

const { amount, position } = payments;

export async function buildPaymentSearch(db: Db, searchMode: SearchMode): Promise<PaymentSearch> {
  const [ofOrders, ofPayments] = await Promise.all([
    createTextSearch(db, orders, orders.orderNumber, searchMode),
    createTextSearch(db, payments, position, searchMode),
  ]);
  return { ofOrders, ofPayments };
}

const sortColumns = { date: [position], amount: [amount, position] };

/** Lists payments of orders and of unpaid quotes; those of quotes have no order number. */
export async function listAllPayments(db: Db, query: ListFilter, { limit, after }: PageRequest) {
  const { afterRow, order } = createKeysetSort(query.sort, sortColumns, payments);
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
    .where(
      and(
        createListCondition(db, query, Math.max(limit, maxCountedRows + 1)),
        after ? afterRow(after) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit);
}

/** Counts the matching payments up to the display limit. */
export async function countAllPayments(db: Db, query: ListFilter): Promise<number> {
  const matchingRows = db
    .select({ id: payments.id })
    .from(payments)
    .where(createListCondition(db, query, maxCountedRows + 1))
    .orderBy(desc(position))
    .limit(maxCountedRows + 1)
    .as("some");
  return db.$count(matchingRows);
}
