import { and, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { createKeysetSort } from "#db/keyset-sort";
import { orders, payments } from "#db/schema/orders";
import { createTextSearch } from "#db/text-search";
import { maxCountedRows, type PageRequest } from "~/kernel/list-page";
import { listStatusesWithSameLabel } from "~/kernel/statuses/status-badges";
import type { SearchMode } from "~/kernel/text/text-search";
import type { OrderQuery } from "./order-query";

/** The outer row's id in a subquery; Drizzle would render a plain column without its table. */
const outerId = sql`${orders}."id"`;

type ListFilter = Omit<OrderQuery, "after" | "search"> & { readonly search: SQL | undefined };

/** Returns the condition for the status and the search words. */
function createListCondition({ status, search }: ListFilter): SQL | undefined {
  return and(status ? inArray(orders.status, [...listStatusesWithSameLabel(status)]) : undefined, search);
}

const { orderNumber } = orders;
const sortColumns = {
  number: [orderNumber],
  name: [orders.lastName, orders.firstName, orderNumber],
  total: [orders.total, orderNumber],
};

export const buildOrderSearch = (db: Db, searchMode: SearchMode): Promise<SQL> =>
  createTextSearch(db, orders, orderNumber, searchMode);

/** Amounts of the completed payments in order; refunds are negative. */
const completed = sql<
  number[]
>`coalesce((select json_agg(one.amount order by one.position) from ${payments} as one
  where one.order_id = ${outerId} and one.status = 'completed'), '[]')`;

export async function listOrders(db: Db, query: ListFilter, { limit, after }: PageRequest) {
  const { afterRow, order } = createKeysetSort(query.sort, sortColumns, orders);
  return db
    .select({
      id: orders.id,
      number: orders.orderIncrementId,
      status: orders.status,
      firstName: orders.firstName,
      lastName: orders.lastName,
      email: orders.email,
      poNumber: orders.poNumber,
      total: orders.total,
      completed,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(createListCondition(query), after ? afterRow(after) : undefined))
    .orderBy(...order)
    .limit(limit);
}

/** Counts the matching orders up to the display limit. */
export async function countOrders(db: Db, query: ListFilter): Promise<number> {
  const matchingRows = db
    .select({ id: orders.id })
    .from(orders)
    .where(createListCondition(query))
    .orderBy(desc(orderNumber))
    .limit(maxCountedRows + 1)
    .as("some");
  return db.$count(matchingRows);
}
