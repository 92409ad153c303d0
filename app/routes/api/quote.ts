import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewQuote } from "~/domains/quotes/link/view-quote.server";
import { toQuoteRefusal } from "~/domains/quotes/quote-reply.server";
import { countLookup } from "~/edge/requests/payments/pay-request.server";
import { readQuoteLink } from "~/edge/requests/payments/quote-link.server";
import { privateReply, respondTooManyRequests } from "~/edge/requests/responses";

/** GET /api/quote?quoteId&token: the quote under `data` (API-013). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await countLookup(context))) return respondTooManyRequests();
  const quote = await viewQuote(context.services, readQuoteLink(request));
  if (!quote.ok) return privateReply(toQuoteRefusal(quote.failure));
  return privateReply({ status: 200, body: { success: true, data: quote.value.quote } });
}
