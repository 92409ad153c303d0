import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewQuote } from "~/domains/quotes/link/view-quote.server";
import { toQuoteRefusal } from "~/domains/quotes/quote-reply.server";
import { countOrderLookup } from "~/edge/requests/payments/pay-request.server";
import { readQuoteLink } from "~/edge/requests/payments/quote-link.server";
import { respondTooManyRequests, toPrivateReply } from "~/edge/requests/responses";

/** GET /api/quote?quoteId&token: the quote under `data` (API-013). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await countOrderLookup(context))) return respondTooManyRequests();
  const quote = await viewQuote(context.services, readQuoteLink(request));
  if (!quote.ok) return toPrivateReply(toQuoteRefusal(quote.failure));
  return toPrivateReply({ status: 200, body: { success: true, data: quote.value.quote } });
}
