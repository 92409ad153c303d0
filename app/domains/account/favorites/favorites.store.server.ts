import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { customers } from "#db/schema/accounts";

/** Reads the favorite styles of a customer, oldest first; empty when the account was deleted. */
export async function readFavorites(db: Db, customerId: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ codes: customers.favoriteStyles })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.codes ?? [];
}

/** Like `readFavorites`, and locks the customer until the transaction ends. */
export async function lockFavorites(db: Db, customerId: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ codes: customers.favoriteStyles })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
  return row?.codes ?? [];
}

export async function writeFavorites(db: Db, customerId: string, codes: readonly string[]): Promise<void> {
  await db
    .update(customers)
    .set({ favoriteStyles: [...codes] })
    .where(eq(customers.id, customerId));
}
