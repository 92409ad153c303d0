import { and, eq, gt, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { quotes } from "#db/schema/quotes";
import { sortedBy } from "#db/sorted-by";
import { containing } from "~/kernel/containing";
import { countedRows, type Slice } from "~/kernel/list-page";
import type { Quote } from "../quote";
import type { QuoteQuery } from "./quote-query";

/** By status, where 'expired' is one of time, and by words in number, name, address, PO number and lines. */
function asked({ status, search }: Omit<QuoteQuery, "after">, now: Date): SQL | undefined {
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

const { quoteNumber } = quotes;
const sortColumns = {
  number: [quoteNumber],
  name: [quotes.lastName, quotes.firstName, quoteNumber],
  total: [quotes.total, quoteNumber],
  until: [quotes.expiresAt, quoteNumber],
};

export async function listQuotes(
  db: Db,
  query: Omit<QuoteQuery, "after">,
  now: Date,
  { limit, after }: Slice,
): Promise<readonly Quote[]> {
  const { behind, order } = sortedBy(query.sort, sortColumns, quotes);
  return db
    .select()
    .from(quotes)
    .where(and(asked(query, now), after ? behind(after) : undefined))
    .orderBy(...order)
    .limit(limit);
}

export async function countQuotes(db: Db, query: Omit<QuoteQuery, "after">, now: Date): Promise<number> {
  const some = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(asked(query, now))
    .limit(countedRows + 1)
    .as("some");
  return db.$count(some);
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
