import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/enqueue-emails.server";
import type { Clock } from "~/kernel/clock";
import { findOwnQuote } from "./owned-quote.store.server";
import { activityTexts } from "./quote.messages";
import { appendActivityOfAny, findSentQuoteId } from "./quote.store.server";
import { type LinkParts, quoteOfLink } from "./quote-link.server";

type RequestServices = { readonly db: Db; readonly clock: Clock };

/** What a customer has of a quote that does not open: its old link, or what stands in the letter and whose letter it was. */
export type AskedFor =
  | { readonly by: "link"; readonly link: LinkParts }
  | { readonly by: "number"; readonly number: string; readonly email: string }
  /** One's own, in the account: the mailbox is proven, and in lower case. */
  | { readonly by: "owner"; readonly id: string; readonly email: string };

/**
 * Tells staff that a customer wants a new link, once a day and quote. Answers nothing, so that nobody learns here
 * whether there is such a quote; the link itself goes to the quote's own address, when staff send it. Where there is
 * none the same statements run, so that the time tells nothing either: the mail of it is never written.
 */
export async function requestLink({ db, clock }: RequestServices, asked: AskedFor): Promise<void> {
  const quoteId = await quoteIdOf(db, asked);
  const now = clock.now();
  const entityId = quoteId ?? nobodysOf(asked);
  await db.transaction(async (tx) => {
    const paymentId = now.toISOString().slice(0, 10);
    const isNew = await enqueueEmails(tx, [{ kind: "quote-link-request", entityId, paymentId }], now);
    const text = activityTexts.linkRequested;
    const entry = { kind: "event", author: "", text, createdAt: now } as const;
    await appendActivityOfAny(tx, isNew > 0 ? entityId : "", entry);
  });
}

/** What stands for a quote that is not there: the same question the same day asks nothing new, as with one that is. */
function nobodysOf(asked: AskedFor): string {
  return `none:${createHash("sha256").update(JSON.stringify(asked)).digest("hex")}`;
}

async function quoteIdOf(db: Db, asked: AskedFor): Promise<string | null> {
  switch (asked.by) {
    case "number":
      return findSentQuoteId(db, asked.number, asked.email);
    case "owner":
      return (await findOwnQuote(db, asked.email, asked.id))?.id ?? null;
    case "link": {
      const quote = await quoteOfLink(db, asked.link);
      return quote && quote.status !== "draft" ? quote.id : null;
    }
  }
}
