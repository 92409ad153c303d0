import { and, asc, eq, lte, ne, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { quoteActivity, quotes, quoteTokens } from "#db/schema/quotes";
import { normalizeEmail, normalizeNumber } from "~/kernel/text/typed-text";
import type { Quote, QuoteContents } from "./quote";

type Row = typeof quotes.$inferSelect;

export type NewQuote = QuoteContents & Pick<Quote, "id" | "status" | "author" | "submissionId">;

export async function insertQuote(db: Db, quote: NewQuote, now: Date): Promise<void> {
  await db.insert(quotes).values({ ...quote, createdAt: now, updatedAt: now });
}

export async function findQuote(db: Db, id: string): Promise<Quote | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row ?? null;
}

/** Finds a quote's id by its number and email, ignoring case; drafts are never found. */
export async function findSentQuoteId(db: Db, number: string, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.quoteIncrementId, normalizeNumber(number).toUpperCase()),
        eq(sql`lower(${quotes.email})`, normalizeEmail(email)),
        ne(quotes.status, "draft"),
      ),
    );
  return row?.id ?? null;
}

/** Locks the quote for the rest of the transaction; always before its order and attempts. */
export async function lockQuote(db: Db, id: string): Promise<Quote | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id)).for("update");
  return row ?? null;
}

type Changes = Partial<QuoteContents & Pick<Row, "status" | "orderId" | "sentAt" | "author">>;

/** Changes a quote and raises its version. */
export async function updateQuoteRow(db: Db, id: string, changes: Changes, now: Date): Promise<void> {
  await db
    .update(quotes)
    .set({ ...changes, version: sql`${quotes.version} + 1`, updatedAt: now })
    .where(eq(quotes.id, id));
}

/** Records that the customer opened it; true the first time. */
export async function recordQuoteVisit(db: Db, id: string, now: Date): Promise<boolean> {
  const [first] = await db
    .update(quotes)
    .set({ openedAt: now })
    .where(and(eq(quotes.id, id), sql`${quotes.openedAt} is null`))
    .returning({ id: quotes.id });
  await db.update(quotes).set({ lastOpenedAt: now }).where(eq(quotes.id, id));
  return first !== undefined;
}

type NewToken = typeof quoteTokens.$inferInsert;

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db.insert(quoteTokens).values(token);
}

/** Finds a token by its hash alone, whether its quote exists or not. */
export async function findToken(db: Db, tokenHash: string) {
  const { quoteId, purpose, expiresAt } = quoteTokens;
  const [token] = await db
    .select({ quoteId, purpose, expiresAt })
    .from(quoteTokens)
    .where(eq(quoteTokens.tokenHash, tokenHash));
  return token ?? null;
}

/** Deletes expired tokens. */
export async function deleteTokensBefore(db: Db, now: Date): Promise<void> {
  await db.delete(quoteTokens).where(lte(quoteTokens.expiresAt, now));
}

export async function deleteTokens(db: Db, quoteId: string): Promise<void> {
  await db.delete(quoteTokens).where(eq(quoteTokens.quoteId, quoteId));
}

type NewActivity = {
  readonly quoteId: string;
  readonly kind: "event" | "note";
  readonly author: string;
  readonly text: string;
  readonly createdAt: Date;
};

export async function appendActivity(db: Db, entry: NewActivity): Promise<void> {
  await db.insert(quoteActivity).values(entry);
}

/** Appends an activity entry if the quote exists, with one statement in both cases. */
export async function appendActivityIfQuoteExists(
  db: Db,
  quoteId: string,
  { kind, author, text, createdAt }: Omit<NewActivity, "quoteId">,
): Promise<void> {
  const at = createdAt.toISOString();
  await db.execute(sql`
    insert into ${quoteActivity} ("quote_id", "kind", "author", "text", "created_at")
    select ${quotes.id}, ${kind}, ${author}, ${text}, ${at}::timestamptz from ${quotes} where ${quotes.id} = ${quoteId}`);
}

export type Activity = Omit<NewActivity, "quoteId">;

/** Activity of a quote, oldest first. */
export async function listQuoteActivity(db: Db, quoteId: string): Promise<readonly Activity[]> {
  const { kind, author, text, createdAt } = quoteActivity;
  return db
    .select({ kind, author, text, createdAt })
    .from(quoteActivity)
    .where(eq(quoteActivity.quoteId, quoteId))
    .orderBy(asc(quoteActivity.position));
}
