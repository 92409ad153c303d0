import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { quotes } from "#db/schema/quotes";

/** A quote is its customer's by the mailbox it was written to; a draft is nobody's yet. */
function ownedBy(email: string) {
  return and(eq(sql`lower(${quotes.email})`, email), ne(quotes.status, "draft"));
}

/** The newest first. */
export async function listOwnQuotes(db: Db, email: string) {
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
    .where(ownedBy(email))
    .orderBy(desc(quotes.createdAt));
}

/** Whether the quote was written to this mailbox. */
export async function ownsQuote(db: Db, email: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.id, id), ownedBy(email)));
  return row !== undefined;
}
