import type { ActionFunctionArgs } from "@remix-run/node";
import { payQuote, payQuoteShape } from "~/domains/quotes/pay-quote.server";
import { begunReply, quoteRefusal } from "~/domains/quotes/quote-reply.server";
import { payAnswer, readPayRequest } from "~/edge/requests/pay-request.server";

/** POST /api/quote/payment: begins the payment of a quote, for who holds its link. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = await readPayRequest(request, context, payQuoteShape);
  if (asked instanceof Response) return asked;
  const begun = await payQuote(context.services, asked.body);
  return payAnswer(begun.ok ? begunReply(begun.value) : quoteRefusal(begun.failure));
}
