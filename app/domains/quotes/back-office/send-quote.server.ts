import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import { createLink, createPreviewLink } from "../link/quote-link.server";
import { isExpired } from "../quote";
import { activityTexts } from "../quote.messages";
import { findQuote, updateQuoteRow } from "../quote.store.server";
import { changeLockedQuote } from "./change-locked-quote.server";
import type { StaffQuoteFailure } from "./staff-quote.failures";

type QuoteAction = { readonly id: string; readonly author: string };

/** Opens a quote to its customer and enqueues an email with a new link. */
export function sendQuote(
  services: SettleServices,
  { id, author }: QuoteAction,
): Promise<Result<null, StaffQuoteFailure>> {
  return changeLockedQuote(services, { id }, async (tx, quote, now) => {
    if (isExpired(quote, now)) return err({ code: "is-expired" });
    await updateQuoteRow(tx, id, { status: "ready_to_order", sentAt: now }, now);
    await enqueueEmails(tx, [{ kind: "quote", entityId: id, paymentId: newId() }], now);
    return ok({ author, text: activityTexts.sent(quote.email) });
  });
}

/** Opens a quote to its customer and returns a link for staff to pass on. */
export async function openQuoteByLink(
  services: SettleServices,
  { id, author }: QuoteAction,
  publicUrl: string,
): Promise<Result<string, StaffQuoteFailure>> {
  let link = "";
  const sentQuote = await changeLockedQuote(services, { id }, async (tx, quote, now) => {
    if (isExpired(quote, now)) return err({ code: "is-expired" });
    if (quote.status === "draft")
      await updateQuoteRow(tx, id, { status: "ready_to_order", sentAt: now }, now);
    // Under the lock, because canceling or changing the address deletes existing links.
    link = await createLink(tx, id, publicUrl, now);
    return ok({ author, text: activityTexts.linkMade });
  });
  return sentQuote.ok ? ok(link) : sentQuote;
}

/** Creates a preview link for staff; it does not count as opened by the customer. */
export async function previewQuote(
  { db, clock }: Pick<SettleServices, "db" | "clock">,
  id: string,
  publicUrl: string,
): Promise<Result<string, StaffQuoteFailure>> {
  if (!(await findQuote(db, id))) return err({ code: "no-such-quote" });
  return ok(await createPreviewLink(db, id, publicUrl, clock.now()));
}
