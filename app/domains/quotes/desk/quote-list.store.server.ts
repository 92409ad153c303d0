import { and, asc, count, desc, eq, gt, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { quotes } from "#db/schema/quotes";
import { containing } from "~/kernel/containing";
import type { Quote } from "../quote";
import type { QuoteQuery, QuoteSort } from "./quote-query";

/** By status, where 'expired' is one of time, and by words in number, name, address, PO number and lines. */
function asked({ status, search }: Omit<QuoteQuery, "page">, now: Date): SQL | undefined {
  const pattern = search ? containing(search) : null;
  return and(
    statusIs(status, now),
    pattern
      ? or(
          ilike(quotes.quoteIncrementId, pattern),
          ilike(quotes.email, pattern),
          ilike(quotes.poNumber, pattern),
          ilike(sql`${quotes.firstName} || ' ' || ${quotes.lastName}`, pattern),
          sql`exists (select 1 from jsonb_array_elements(${quotes.items}) as one
            where one->>'name' ilike ${pattern} or one->>'sku' ilike ${pattern})`,
        )
      : undefined,
  );
}

function statusIs(status: QuoteQuery["status"], now: Date): SQL | undefined {
  switch (status) {
    case undefined:
      return undefined;
    case "expired":
      return and(eq(quotes.status, "ready_to_order"), lte(quotes.expiresAt, now));
    case "ready_to_order":
      return and(eq(quotes.status, "ready_to_order"), gt(quotes.expiresAt, now));
    case "draft":
    case "ordered":
    case "canceled":
      return eq(quotes.status, status);
  }
}

type Slice = { readonly limit: number; readonly offset: number };

const order: { readonly [K in QuoteSort]: readonly SQL[] } = {
  number: [asc(quotes.quoteNumber)],
  "-number": [desc(quotes.quoteNumber)],
  name: [asc(quotes.lastName), asc(quotes.firstName), asc(quotes.quoteNumber)],
  "-name": [desc(quotes.lastName), desc(quotes.firstName), desc(quotes.quoteNumber)],
  total: [asc(quotes.total), asc(quotes.quoteNumber)],
  "-total": [desc(quotes.total), desc(quotes.quoteNumber)],
  until: [asc(quotes.expiresAt), asc(quotes.quoteNumber)],
  "-until": [desc(quotes.expiresAt), desc(quotes.quoteNumber)],
};

export async function listQuotes(
  db: Db,
  query: Omit<QuoteQuery, "page">,
  now: Date,
  { limit, offset }: Slice,
): Promise<readonly Quote[]> {
  return db
    .select()
    .from(quotes)
    .where(asked(query, now))
    .orderBy(...order[query.sort])
    .limit(limit)
    .offset(offset);
}

export async function countQuotes(db: Db, query: Omit<QuoteQuery, "page">, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(quotes).where(asked(query, now));
  return row?.total ?? 0;
}

/** Quotes that wait for their customer and expire after one time and not after another. */
export async function listExpiring(
  db: Db,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<readonly { readonly id: string; readonly expiresAt: Date }[]> {
  return db
    .select({ id: quotes.id, expiresAt: quotes.expiresAt })
    .from(quotes)
    .where(
      and(eq(quotes.status, "ready_to_order"), gt(quotes.expiresAt, after), lte(quotes.expiresAt, until)),
    );
}
