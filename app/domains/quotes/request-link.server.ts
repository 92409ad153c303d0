import type { Db } from "#db/client.server";
import { enqueueMails } from "~/domains/email/enqueue-mails.server";
import type { Clock } from "~/kernel/clock";
import { activityTexts } from "./quote.messages";
import { appendActivity, findSentQuoteId, lockQuote } from "./quote.store.server";
import { type LinkParts, quoteOfLink } from "./quote-link.server";

type RequestServices = { readonly db: Db; readonly clock: Clock };

/** What a customer has of a quote that does not open: its old link, or what stands in the letter and whose letter it was. */
export type AskedFor =
  | { readonly by: "link"; readonly link: LinkParts }
  | { readonly by: "number"; readonly number: string; readonly email: string };

/**
 * Tells staff that a customer wants a new link, once a day and quote. Answers nothing, so that nobody learns here
 * whether there is such a quote; the link itself goes to the quote's own address, when staff send it.
 */
export async function requestLink({ db, clock }: RequestServices, asked: AskedFor): Promise<void> {
  const quoteId = await quoteIdOf(db, asked);
  if (!quoteId) return;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const quote = await lockQuote(tx, quoteId);
    if (!quote || quote.status === "draft") return;
    const isNew = await enqueueMails(
      tx,
      [{ kind: "quote-link-request", entityId: quoteId, paymentId: now.toISOString().slice(0, 10) }],
      now,
    );
    if (isNew === 0) return;
    const text = activityTexts.linkRequested;
    await appendActivity(tx, { quoteId, kind: "event", author: "", text, createdAt: now });
  });
}

async function quoteIdOf(db: Db, asked: AskedFor): Promise<string | null> {
  if (asked.by === "number") return findSentQuoteId(db, asked.number, asked.email);
  return (await quoteOfLink(db, asked.link))?.id ?? null;
}
