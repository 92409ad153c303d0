import type { Db } from "#db/client.server";
import { findOwnQuote, listOwnQuotes } from "./owned-quote.store.server";
import { type QuoteView, quoteView } from "./view-quote.server";

/** The quotes written to a proven mailbox (in lower case), the newest first; drafts are left out. */
export function ownQuotes(db: Db, email: string) {
  return listOwnQuotes(db, email);
}

/** One of them, or null: a quote of somebody else is not there (ruling C08). */
export async function ownQuote(db: Db, email: string, id: string): Promise<QuoteView | null> {
  const quote = await findOwnQuote(db, email, id);
  return quote && quoteView(db, quote);
}
