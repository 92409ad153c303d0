import type { LoaderFunctionArgs } from "@remix-run/node";
import { quoteRefusal } from "~/domains/quotes/quote-reply.server";
import { viewQuote } from "~/domains/quotes/view-quote.server";
import { mayLookUp, payAnswer, tooMany } from "~/edge/requests/pay-request.server";
import { quoteLinkOf } from "~/edge/requests/quote-link.server";

/** GET /api/quote?quoteId&token (API-013; ruling C14: the quote stands under `data`). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await mayLookUp(context))) return tooMany();
  const found = await viewQuote(context.services, quoteLinkOf(request));
  if (!found.ok) return payAnswer(quoteRefusal(found.failure));
  return payAnswer({ status: 200, body: { success: true, data: found.value.quote } });
}
