import { and, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { quotes } from "#db/schema/quotes";

/**
 * Deletes quotes last changed before `open`, or before `ordered` when they became an order, with links and
 * activity. Payments stay with the order.
 */
export async function deleteQuotesBefore(
  db: Db,
  { open, ordered }: { readonly open: Date; readonly ordered: Date },
  limit: number,
): Promise<number> {
  const { id, updatedAt, orderId } = quotes;
  const old = db
    .select({ id })
    .from(quotes)
    .where(or(and(isNull(orderId), lt(updatedAt, open)), and(isNotNull(orderId), lt(updatedAt, ordered))))
    .orderBy(updatedAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const deleted = await db.delete(quotes).where(sql`${id} = any(array(${old}))`).returning({ id });
  return deleted.length;
}
