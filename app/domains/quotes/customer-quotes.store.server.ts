import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { quotes } from "#db/schema/quotes";
import type { Quote } from "./quote";

/** Returns the condition that a quote belongs to the customer with this email; drafts belong to no customer. */
function createOwnerCondition(email: string) {
  return and(eq(sql`lower(${quotes.email})`, email), ne(quotes.status, "draft"));
}

/** Returns the quotes of a customer, newest first. */
export async function listQuotesOfCustomer(db: Db, email: string) {
  return db
    .select({
      id: quotes.id,
      quoteIncrementId: quotes.quoteIncrementId,
      status: quotes.status,
      total: quotes.total,
      createdAt: quotes.createdAt,
      expiresAt: quotes.expiresAt,
    })
    .from(quotes)
    .where(createOwnerCondition(email))
    .orderBy(desc(quotes.createdAt));
}

/** Finds a quote sent to this email, or null. */
export async function findQuoteOfCustomer(db: Db, email: string, id: string): Promise<Quote | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), createOwnerCondition(email)));
  return row ?? null;
}
