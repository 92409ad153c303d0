import type { Db } from "#db/client.server";
import { findOwnQuote, listOwnQuotes } from "./owned-quote.store.server";
import type { QuoteJson } from "./quote.schema";
import { type QuoteView, quoteView } from "./view-quote.server";

/** The quotes written to a proven mailbox (in lower case), the newest first; drafts are left out. */
export function ownQuotes(db: Db, email: string) {
  return listOwnQuotes(db, email);
}

/** Every one of them, whole: for the copy of one's data. */
export async function allOwnQuotes(db: Db, email: string): Promise<readonly QuoteJson[]> {
  const listed = await listOwnQuotes(db, email);
  const views = await Promise.all(listed.map(({ id }) => ownQuote(db, email, id)));
  return views.flatMap((view) => (view ? [view.quote] : []));
}

/** One of them, or null: a quote of somebody else is not there (API-014). */
export async function ownQuote(db: Db, email: string, id: string): Promise<QuoteView | null> {
  const quote = await findOwnQuote(db, email, id);
  return quote && quoteView(db, quote);
}
