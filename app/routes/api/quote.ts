import type { LoaderFunctionArgs } from "@remix-run/node";
import { toQuoteRefusal } from "~/domains/quotes/quote-reply.server";
import { viewQuote } from "~/domains/quotes/view-quote.server";
import { mayLookUp } from "~/edge/requests/pay-request.server";
import { privateReply } from "~/edge/requests/private-json";
import { quoteLinkOf } from "~/edge/requests/quote-link.server";
import { tooMany } from "~/edge/requests/too-many";

/** GET /api/quote?quoteId&token: the quote under `data` (API-013). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await mayLookUp(context))) return tooMany();
  const found = await viewQuote(context.services, quoteLinkOf(request));
  if (!found.ok) return privateReply(toQuoteRefusal(found.failure));
  return privateReply({ status: 200, body: { success: true, data: found.value.quote } });
}
