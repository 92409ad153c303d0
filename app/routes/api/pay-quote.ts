import type { ActionFunctionArgs } from "@remix-run/node";
import { payQuoteShape } from "~/domains/quotes/pay-quote.schema";
import { payQuote } from "~/domains/quotes/pay-quote.server";
import { begunReply, quoteRefusal } from "~/domains/quotes/quote-reply.server";
import { otherMethod } from "~/edge/requests/other-methods";
import { readPayRequest } from "~/edge/requests/pay-request.server";
import { privateReply } from "~/edge/requests/private-json";

/** Nothing is read here. */
export const loader = () => otherMethod("POST");

/** POST /api/quote/payment: begins the payment of a quote, for who holds its link. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = await readPayRequest(request, context, payQuoteShape);
  if (asked instanceof Response) return asked;
  const begun = await payQuote(context.services, asked.body);
  return privateReply(begun.ok ? begunReply(begun.value) : quoteRefusal(begun.failure));
}
