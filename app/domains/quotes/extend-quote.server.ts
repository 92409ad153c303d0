import type { SettleServices } from "~/domains/settlement/settlement";
import { formatDate } from "~/kernel/dates";
import { dayMs } from "~/kernel/duration";
import { ok, type Result } from "~/kernel/result";
import { changeUnderLock } from "./change-quote.server";
import type { DeskFailure } from "./desk.failures";
import { activityTexts } from "./quote.messages";
import { changeQuote } from "./quote.store.server";
import { endLinks } from "./quote-link.server";

type Named = { readonly id: string; readonly author: string };

/** Keeps a quote open for so many days from now; links that were sent open it again. */
export function extendQuote(
  services: SettleServices,
  { id, author, days }: Named & { readonly days: number },
): Promise<Result<null, DeskFailure>> {
  return changeUnderLock(services, { id }, async (tx, _quote, now) => {
    const expiresAt = new Date(now.getTime() + days * dayMs);
    await changeQuote(tx, id, { expiresAt }, now);
    return ok({ author, text: activityTexts.extended(formatDate(expiresAt)) });
  });
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
