import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import type { Clock } from "~/kernel/time/clock";
import { findQuoteOfCustomer } from "../customer-quotes.store.server";
import { activityTexts } from "../quote.messages";
import { appendActivityIfQuoteExists, findSentQuoteId } from "../quote.store.server";
import { findQuoteByLink, type QuoteLinkParams } from "./quote-link.server";

type RequestServices = { readonly db: Db; readonly clock: Clock };

/** How a customer identifies a quote that does not open: by its old link, or by number and email. */
export type LinkRequestTarget =
  | { readonly by: "link"; readonly link: QuoteLinkParams }
  | { readonly by: "number"; readonly number: string; readonly email: string }
  /** A request from the customer's account, so the email address is verified. It is in lower case. */
  | { readonly by: "owner"; readonly id: string; readonly email: string };

/**
 * Notifies staff once a day that a customer wants a new link; staff send it to the quote's own address.
 * Returns nothing and runs the same statements for missing quotes, so that neither reply nor timing reveals
 * them.
 */
export async function requestLink({ db, clock }: RequestServices, target: LinkRequestTarget): Promise<void> {
  const quoteId = await findQuoteId(db, target);
  const now = clock.now();
  const entityId = quoteId ?? toMissingQuoteId(target);
  await db.transaction(async (tx) => {
    const paymentId = now.toISOString().slice(0, 10);
    const enqueuedCount = await enqueueEmails(tx, [{ kind: "quote-link-request", entityId, paymentId }], now);
    const text = activityTexts.linkRequested;
    const entry = { kind: "event", author: "", text, createdAt: now } as const;
    await appendActivityIfQuoteExists(tx, enqueuedCount > 0 ? entityId : "", entry);
  });
}

/**
 * Placeholder id for a missing quote; the same request on the same day stays unique, as for an existing one.
 */
function toMissingQuoteId(target: LinkRequestTarget): string {
  return `none:${createHash("sha256").update(JSON.stringify(target)).digest("hex")}`;
}

async function findQuoteId(db: Db, target: LinkRequestTarget): Promise<string | null> {
  switch (target.by) {
    case "number":
      return findSentQuoteId(db, target.number, target.email);
    case "owner":
      return (await findQuoteOfCustomer(db, target.email, target.id))?.id ?? null;
    case "link": {
      const quote = await findQuoteByLink(db, target.link);
      return quote && quote.status !== "draft" ? quote.id : null;
    }
  }
}
