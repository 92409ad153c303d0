import { and, desc, eq, gte, lt, lte, type SQL } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { createKeysetSort } from "#db/keyset-sort";
import { quotes } from "#db/schema/quotes";
import { createTextSearch } from "#db/text-search";
import { maxCountedRows, type PageRequest } from "~/kernel/list-page";
import type { SearchMode } from "~/kernel/text/text-search";
import { startOfShopDay, toShopDate } from "~/kernel/time/dates";
import type { QuoteQuery } from "./quote-query";

type ListFilter = Omit<QuoteQuery, "after" | "search"> & { readonly search: SQL | undefined };

/** Returns the condition for the status ('expired' depends on the time) and the search words. */
function createListCondition({ status, search }: ListFilter, now: Date): SQL | undefined {
  return and(createStatusCondition(status, now), search);
}

function createStatusCondition(status: QuoteQuery["status"], now: Date): SQL | undefined {
  switch (status) {
    case undefined:
      return undefined;
    case "expired":
      return and(eq(quotes.status, "ready_to_order"), lt(quotes.expiresAt, startOfShopDay(toShopDate(now))));
    case "ready_to_order":
      return and(eq(quotes.status, "ready_to_order"), gte(quotes.expiresAt, startOfShopDay(toShopDate(now))));
    case "draft":
    case "ordered":
    case "canceled":
      return eq(quotes.status, status);
  }
}

const { quoteNumber } = quotes;

export const buildQuoteSearch = (db: Db, searchMode: SearchMode): Promise<SQL> =>
  createTextSearch(db, quotes, quoteNumber, searchMode);

const sortColumns = {
  number: [quoteNumber],
  name: [quotes.lastName, quotes.firstName, quoteNumber],
  total: [quotes.total, quoteNumber],
  until: [quotes.expiresAt, quoteNumber],
};

export async function listQuotes(db: Db, query: ListFilter, now: Date, { limit, after }: PageRequest) {
  const { afterRow, order } = createKeysetSort(query.sort, sortColumns, quotes);
  return db
    .select({
      id: quotes.id,
      quoteIncrementId: quotes.quoteIncrementId,
      status: quotes.status,
      firstName: quotes.firstName,
      lastName: quotes.lastName,
      email: quotes.email,
      poNumber: quotes.poNumber,
      total: quotes.total,
      createdAt: quotes.createdAt,
      expiresAt: quotes.expiresAt,
      sentAt: quotes.sentAt,
      openedAt: quotes.openedAt,
    })
    .from(quotes)
    .where(and(createListCondition(query, now), after ? afterRow(after) : undefined))
    .orderBy(...order)
    .limit(limit);
}

/** Counts the matching quotes up to the display limit. */
export async function countQuotes(db: Db, query: ListFilter, now: Date): Promise<number> {
  const matchingRows = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(createListCondition(query, now))
    .orderBy(desc(quoteNumber))
    .limit(maxCountedRows + 1)
    .as("some");
  return db.$count(matchingRows);
}

type ExpiryRange = { readonly from: Date; readonly until: Date; readonly sentUntil: Date };

/** Lists sent quotes whose last day lies in a range and that were sent before a time. */
export async function listExpiring(
  db: Db,
  { from, until, sentUntil }: ExpiryRange,
): Promise<readonly { readonly id: string; readonly expiresAt: Date }[]> {
  return db
    .select({ id: quotes.id, expiresAt: quotes.expiresAt })
    .from(quotes)
    .where(
      and(
        eq(quotes.status, "ready_to_order"),
        gte(quotes.expiresAt, from),
        lt(quotes.expiresAt, until),
        lte(quotes.sentAt, sentUntil),
      ),
    );
}
