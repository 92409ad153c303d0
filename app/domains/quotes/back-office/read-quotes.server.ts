import type { Db } from "#db/client.server";
import { createPageRequest, toPage } from "~/kernel/list-page";
import { toDollars } from "~/kernel/money/money";
import { toCsv } from "~/kernel/text/csv";
import { queryByPrefixThenSubstring, type SearchMode } from "~/kernel/text/text-search";
import { toShopDate } from "~/kernel/time/dates";
import { readViewedQuote } from "../link/view-quote.server";
import { isExpired } from "../quote";
import { findQuote, listQuoteActivity } from "../quote.store.server";
import { buildQuoteSearch, countQuotes, listQuotes } from "./quote-list.store.server";
import type { QuoteQuery, StaffQuoteStatus } from "./quote-query";

const maxExportRows = 10_000;

/** Reads one page of quotes. */
export async function readQuotes(db: Db, query: QuoteQuery, now: Date) {
  const slice = createPageRequest(query.after);
  const runQuery = async (searchMode: SearchMode | undefined) => {
    const filter = { ...query, search: searchMode && (await buildQuoteSearch(db, searchMode)) };
    return Promise.all([listQuotes(db, filter, now, slice), countQuotes(db, filter, now)]);
  };
  const [quotes, total] = await queryByPrefixThenSubstring(query.search, runQuery, ([, count]) => count > 0);
  const { rows, next } = toPage(quotes);
  return { quotes: rows.map((quote) => toQuoteRow(quote, now)), total, next };
}

/** Reads one quote with its activity for staff; null when it does not exist. */
export async function readQuoteForStaff(db: Db, id: string, now: Date) {
  const quote = await findQuote(db, id);
  if (!quote) return null;
  const [view, activity] = await Promise.all([readViewedQuote(db, quote), listQuoteActivity(db, id)]);
  return {
    ...toQuoteRow(quote, now),
    ...view,
    version: quote.version,
    isTaxAgreed: quote.isTaxAgreed,
    orderId: quote.orderId,
    author: quote.author,
    submissionId: quote.submissionId,
    lastOpenedAt: quote.lastOpenedAt?.toISOString() ?? null,
    activity: activity.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
  };
}

/** Exports the whole list as CSV. */
export async function exportQuotes(db: Db, query: QuoteQuery, now: Date): Promise<string> {
  const runQuery = async (searchMode: SearchMode | undefined) =>
    listQuotes(db, { ...query, search: searchMode && (await buildQuoteSearch(db, searchMode)) }, now, {
      limit: maxExportRows,
    });
  const quotes = await queryByPrefixThenSubstring(query.search, runQuery, ({ length }) => length > 0);
  const head = ["Number", "Date", "Status", "Name", "Email", "PO number", "Total", "Valid until", "Opened"];
  const rows = quotes.map((quote) => [
    quote.quoteIncrementId,
    quote.createdAt.toISOString(),
    getStaffStatus(quote, now),
    `${quote.firstName} ${quote.lastName}`,
    quote.email,
    quote.poNumber ?? "",
    quote.total,
    toShopDate(quote.expiresAt),
    quote.openedAt?.toISOString() ?? "",
  ]);
  return toCsv([head, ...rows]);
}

type ListedQuote = Awaited<ReturnType<typeof listQuotes>>[number];

function toQuoteRow(quote: ListedQuote, now: Date) {
  return {
    id: quote.id,
    number: quote.quoteIncrementId,
    name: `${quote.firstName} ${quote.lastName}`,
    email: quote.email,
    total: toDollars(quote.total),
    status: getStaffStatus(quote, now),
    createdAt: quote.createdAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    sentAt: quote.sentAt?.toISOString() ?? null,
    openedAt: quote.openedAt?.toISOString() ?? null,
  };
}

function getStaffStatus(quote: ListedQuote, now: Date): StaffQuoteStatus {
  return quote.status === "ready_to_order" && isExpired(quote, now) ? "expired" : quote.status;
}
