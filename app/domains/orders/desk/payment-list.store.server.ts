import { and, asc, count, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orders, payments } from "#db/schema/orders";
import { containing } from "~/kernel/containing";
import { customerSays } from "./customer-says.store.server";
import type { PaymentQuery, PaymentSort } from "./order-query";

type Asked = Omit<PaymentQuery, "page">;

/** By status, and by words in the order's number, name and address, the method and the provider's reference. */
function asked({ status, search }: Asked): SQL | undefined {
  const pattern = search ? containing(search) : null;
  return and(
    status ? eq(payments.status, status) : undefined,
    pattern
      ? or(
          ...customerSays(pattern),
          ilike(payments.methodLabel, pattern),
          ilike(payments.transactionId, pattern),
        )
      : undefined,
  );
}

const order: { readonly [K in PaymentSort]: readonly SQL[] } = {
  date: [asc(payments.position)],
  "-date": [desc(payments.position)],
  amount: [asc(payments.amount), asc(payments.position)],
  "-amount": [desc(payments.amount), desc(payments.position)],
};

/** Payments of orders and of quotes that are no orders yet; those of a quote carry no order's number. */
export async function listAllPayments(
  db: Db,
  query: Asked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
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
    .where(asked(query))
    .orderBy(...order[query.sort])
    .limit(limit)
    .offset(offset);
}

export async function countAllPayments(db: Db, query: Asked): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(asked(query));
  return row?.total ?? 0;
}
