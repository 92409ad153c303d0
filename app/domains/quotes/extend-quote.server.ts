import type { SettleServices } from "~/domains/settlement/settlement";
import { endOfShopDayAfter, formatDate, isShopDayOver } from "~/kernel/dates";
import { ok, type Result } from "~/kernel/result";
import { changeUnderLock } from "./change-quote.server";
import type { DeskFailure } from "./desk.failures";
import { activityTexts } from "./quote.messages";
import { changeQuote } from "./quote.store.server";
import { endLinks } from "./quote-link.server";

type Named = { readonly id: string; readonly author: string };

/**
 * Keeps a quote open for so many days after its last day, or after today where that day is over. Links that were sent
 * open it again. Answers its new last day, "December 26, 2026".
 */
export async function extendQuote(
  services: SettleServices,
  { id, author, days }: Named & { readonly days: number },
): Promise<Result<string, DeskFailure>> {
  let lastDay = "";
  const changed = await changeUnderLock(services, { id }, async (tx, quote, now) => {
    const from = isShopDayOver(quote.expiresAt, now) ? now : quote.expiresAt;
    const expiresAt = endOfShopDayAfter(from, days);
    await changeQuote(tx, id, { expiresAt }, now);
    lastDay = formatDate(expiresAt);
    return ok({ author, text: activityTexts.extended(lastDay) });
  });
  return changed.ok ? ok(lastDay) : changed;
}

/** Calls a quote off: nobody opens or pays it any more. */
export function cancelQuote(
  services: SettleServices,
  { id, author }: Named,
): Promise<Result<null, DeskFailure>> {
  return changeUnderLock(services, { id }, async (tx, _quote, now) => {
    await changeQuote(tx, id, { status: "canceled" }, now);
    await endLinks(tx, id);
    return ok({ author, text: activityTexts.canceled });
  });
}
