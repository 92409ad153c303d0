import { ilike, type SQL, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders";

/** Where the desk's searches look for a customer: the order's number, their address and their name. */
export function customerSays(pattern: string): readonly SQL[] {
  return [
    ilike(orders.orderIncrementId, pattern),
    ilike(orders.email, pattern),
    ilike(sql`${orders.firstName} || ' ' || ${orders.lastName}`, pattern),
  ];
}
