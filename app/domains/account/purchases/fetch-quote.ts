import { tryParseJson } from "@stile-and-rail/http/json";
import * as z from "zod/mini";
import { quoteMessages } from "~/domains/quotes/quote.messages";
import {
  type OrderOfQuote,
  orderOfQuoteSchema,
  type QuoteJson,
  quoteSchema,
} from "~/domains/quotes/quote.schema";
import { paths } from "~/kernel/paths";

const replySchema = z.object({
  data: z.catch(z.optional(quoteSchema), undefined),
  order: z.catch(z.nullable(orderOfQuoteSchema), null),
  message: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
});

/**
 * `problem` is a message for any failure except a missing quote. `order` is the order made from the quote.
 */
export type FetchedQuote = {
  readonly quote: QuoteJson | null;
  readonly order: OrderOfQuote | null;
  readonly problem: string | null;
};

/** Fetches a quote of the signed-in customer from API-014. The body is `{ data }` or the quote itself. */
export async function fetchQuote(id: string, fetchFn: typeof fetch = fetch): Promise<FetchedQuote> {
  try {
    const answer = await fetchFn(paths.api.quoteView(id), { headers: { Accept: "application/json" } });
    const body = tryParseJson(await answer.text());
    const reply = replySchema.safeParse(body).data;
    const quote = reply?.data ?? quoteSchema.safeParse(body).data;
    if (answer.ok && quote) return { quote, order: reply?.order ?? null, problem: null };
    const message = reply?.message ?? quoteMessages.fetchFailed;
    return { quote: null, order: null, problem: message === quoteMessages.notFound ? null : message };
  } catch {
    return { quote: null, order: null, problem: quoteMessages.fetchUnreached };
  }
}
