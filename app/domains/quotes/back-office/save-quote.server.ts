import { formatMoney } from "~/kernel/money/money";
import { ok, type Result } from "~/kernel/result";
import { deleteTokens } from "../link/quote-link.server";
import type { QuoteServices } from "../payment/pay-quote.server";
import { priceQuote } from "../price-quote.server";
import { activityTexts } from "../quote.messages";
import { updateQuoteRow } from "../quote.store.server";
import { changeLockedQuote } from "./change-locked-quote.server";
import type { QuoteInput } from "./quote-input.schema";
import type { StaffQuoteFailure } from "./staff-quote.failures";

type QuoteRevision = {
  readonly id: string;
  readonly version: number;
  readonly input: QuoteInput;
  readonly author: string;
};

/** Saves changes of a quote with new prices. Another email address invalidates its links. */
export async function reviseQuote(
  services: QuoteServices,
  { id, version, input, author }: QuoteRevision,
): Promise<Result<null, StaffQuoteFailure>> {
  const pricedQuote = await priceQuote(services.content, input, services.clock.now());
  if (!pricedQuote.ok) return pricedQuote;
  return changeLockedQuote(services, { id, version }, async (tx, quote, now) => {
    await updateQuoteRow(tx, id, pricedQuote.value, now);
    if (pricedQuote.value.email !== quote.email) await deleteTokens(tx, id);
    return ok({ author, text: activityTexts.saved(formatMoney(pricedQuote.value.total)) });
  });
}
