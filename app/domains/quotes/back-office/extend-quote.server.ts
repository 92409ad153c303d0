import type { SettleServices } from "~/domains/settlement/settlement";
import { ok, type Result } from "~/kernel/result";
import { endOfShopDayAfter, formatDate, isShopDayOver } from "~/kernel/time/dates";
import { deleteTokens } from "../link/quote-link.server";
import { activityTexts } from "../quote.messages";
import { updateQuoteRow } from "../quote.store.server";
import { changeLockedQuote } from "./change-locked-quote.server";
import type { StaffQuoteFailure } from "./staff-quote.failures";

type QuoteAction = { readonly id: string; readonly author: string };

/**
 * Extends a quote by days from its last day, or from today when that day has passed. Sent links work again.
 * Returns the new last day, "December 26, 2026".
 */
export async function extendQuote(
  services: SettleServices,
  { id, author, days }: QuoteAction & { readonly days: number },
): Promise<Result<string, StaffQuoteFailure>> {
  let lastDay = "";
  const result = await changeLockedQuote(services, { id }, async (tx, quote, now) => {
    const from = isShopDayOver(quote.expiresAt, now) ? now : quote.expiresAt;
    const expiresAt = endOfShopDayAfter(from, days);
    await updateQuoteRow(tx, id, { expiresAt }, now);
    lastDay = formatDate(expiresAt);
    return ok({ author, text: activityTexts.extended(lastDay) });
  });
  return result.ok ? ok(lastDay) : result;
}

/** Cancels a quote: it can no longer be opened or paid. */
export function cancelQuote(
  services: SettleServices,
  { id, author }: QuoteAction,
): Promise<Result<null, StaffQuoteFailure>> {
  return changeLockedQuote(services, { id }, async (tx, _quote, now) => {
    await updateQuoteRow(tx, id, { status: "canceled" }, now);
    await deleteTokens(tx, id);
    return ok({ author, text: activityTexts.canceled });
  });
}
