import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orderItems, orders, payments } from "#db/schema/orders";
import { containing } from "~/kernel/containing";
import { customerSays } from "./customer-says.store.server";
import type { OrderQuery, OrderSort } from "./order-query";

/** The row's own id inside a subquery: a column alone would be rendered without its table, and be the subquery's. */
const ownId = sql`${orders}."id"`;

type Asked = Omit<OrderQuery, "page">;

/** By status, and by words in number, name, address, PO number and lines. */
function asked({ status, search }: Asked): SQL | undefined {
  const pattern = search ? containing(search) : null;
  return and(
    status ? eq(orders.status, status) : undefined,
    pattern
      ? or(
          ...customerSays(pattern),
          ilike(orders.poNumber, pattern),
          sql`exists (select 1 from ${orderItems} as line where line.order_id = ${ownId}
            and (line.name ilike ${pattern} or line.sku ilike ${pattern}))`,
        )
      : undefined,
  );
}

const order: { readonly [K in OrderSort]: readonly SQL[] } = {
  number: [asc(orders.orderNumber)],
  "-number": [desc(orders.orderNumber)],
  name: [asc(orders.lastName), asc(orders.firstName), asc(orders.orderNumber)],
  "-name": [desc(orders.lastName), desc(orders.firstName), desc(orders.orderNumber)],
  total: [asc(orders.total), asc(orders.orderNumber)],
  "-total": [desc(orders.total), desc(orders.orderNumber)],
};

const paid = sql<number>`coalesce((select sum(one.amount) from ${payments} as one
  where one.order_id = ${ownId} and one.status = 'completed'), 0)`.mapWith(Number);

export async function listOrders(
  db: Db,
  query: Asked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
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
      paid,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(asked(query))
    .orderBy(...order[query.sort])
    .limit(limit)
    .offset(offset);
}

export async function countOrders(db: Db, query: Asked): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(asked(query));
  return row?.total ?? 0;
}
