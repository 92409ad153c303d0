import { and, eq, ilike, or, type SQL } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { orders, payments } from "#db/schema/orders";
import { sortedBy } from "#db/sorted-by";
import { containing } from "~/kernel/containing";
import { countedRows, type Slice } from "~/kernel/list-page";
import { customerSays } from "./customer-says.store.server";
import type { PaymentQuery } from "./order-query";

type Asked = Omit<PaymentQuery, "after">;

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
    .where(and(asked(query), after ? behind(after) : undefined))
    .orderBy(...order)
    .limit(limit);
}

/** How many there are, as far as lists are counted. */
export async function countAllPayments(db: Db, query: Asked): Promise<number> {
  const some = db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(asked(query))
    .limit(countedRows + 1)
    .as("some");
  return db.$count(some);
}
