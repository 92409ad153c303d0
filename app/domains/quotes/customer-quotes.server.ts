import type { Db } from "#db/client.server";
import { findQuoteOfCustomer, listQuotesOfCustomer } from "./customer-quotes.store.server";
import { readViewedQuote, type ViewedQuote } from "./link/view-quote.server";
import type { QuoteJson } from "./quote.schema";

export { listQuotesOfCustomer } from "./customer-quotes.store.server";

/** Reads all quotes of a customer for the data export. */
export async function exportQuotesOfCustomer(db: Db, email: string): Promise<readonly QuoteJson[]> {
  const quotes = await listQuotesOfCustomer(db, email);
  const views = await Promise.all(quotes.map(({ id }) => readQuoteOfCustomer(db, email, id)));
  return views.flatMap((view) => (view ? [view.quote] : []));
}

/** Reads a quote of this customer; null for quotes of others (API-014). */
export async function readQuoteOfCustomer(db: Db, email: string, id: string): Promise<ViewedQuote | null> {
  const quote = await findQuoteOfCustomer(db, email, id);
  return quote && readViewedQuote(db, quote);
}
