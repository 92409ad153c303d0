import type { Db } from "#db/client.server";
import { csvOf } from "~/kernel/csv";
import { toShopDate } from "~/kernel/dates";
import { pageOf, sliceAfter } from "~/kernel/list-page";
import { dollarsOf } from "~/kernel/money";
import { type Manner, wordsFirst } from "~/kernel/words-first";
import { isExpired } from "../quote";
import { activityOf, findQuote } from "../quote.store.server";
import { quoteView } from "../view-quote.server";
import { countQuotes, listQuotes, soughtQuotes } from "./quote-list.store.server";
import type { DeskStatus, QuoteQuery } from "./quote-query";

/** More than a spreadsheet is read by. */
const mostRows = 10_000;

/** One page of quotes, newest first. */
export async function readQuotes(db: Db, query: QuoteQuery, now: Date) {
  const slice = sliceAfter(query.after);
  const ask = async (manner: Manner | undefined) => {
    const asked = { ...query, sought: manner && (await soughtQuotes(db, manner)) };
    return Promise.all([listQuotes(db, asked, now, slice), countQuotes(db, asked, now)]);
  };
  const [found, total] = await wordsFirst(query.search, ask, ([, count]) => count > 0);
  const { rows, next } = pageOf(found);
  return { quotes: rows.map((quote) => lineOf(quote, now)), total, next };
}

/** One quote with all that staff see of it; null where there is none. */
export async function readQuoteForDesk(db: Db, id: string, now: Date) {
  const quote = await findQuote(db, id);
  if (!quote) return null;
  const [view, activity] = await Promise.all([quoteView(db, quote), activityOf(db, id)]);
  return {
    ...lineOf(quote, now),
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

/** What the list shows, all its pages at once, for a spreadsheet. */
export async function exportQuotes(db: Db, query: QuoteQuery, now: Date): Promise<string> {
  const ask = async (manner: Manner | undefined) =>
    listQuotes(db, { ...query, sought: manner && (await soughtQuotes(db, manner)) }, now, {
      limit: mostRows,
    });
  const found = await wordsFirst(query.search, ask, ({ length }) => length > 0);
  const head = ["Number", "Date", "Status", "Name", "Email", "PO number", "Total", "Valid until", "Opened"];
  const rows = found.map((quote) => [
    quote.quoteIncrementId,
    quote.createdAt.toISOString(),
    statusOf(quote, now),
    `${quote.firstName} ${quote.lastName}`,
    quote.email,
    quote.poNumber ?? "",
    quote.total,
    toShopDate(quote.expiresAt),
    quote.openedAt?.toISOString() ?? "",
  ]);
  return csvOf([head, ...rows]);
}

type ListedQuote = Awaited<ReturnType<typeof listQuotes>>[number];

function lineOf(quote: ListedQuote, now: Date) {
  return {
    id: quote.id,
    number: quote.quoteIncrementId,
    name: `${quote.firstName} ${quote.lastName}`,
    email: quote.email,
    total: dollarsOf(quote.total),
    status: statusOf(quote, now),
    createdAt: quote.createdAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    sentAt: quote.sentAt?.toISOString() ?? null,
    openedAt: quote.openedAt?.toISOString() ?? null,
  };
}

function statusOf(quote: ListedQuote, now: Date): DeskStatus {
  return quote.status === "ready_to_order" && isExpired(quote, now) ? "expired" : quote.status;
}
