import type { ActionFunctionArgs } from "@remix-run/node";
import { payQuoteSchema } from "~/domains/quotes/payment/pay-quote.schema";
import { payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { toQuoteRefusal, toStartedReply } from "~/domains/quotes/quote-reply.server";
import { addOrderCookies } from "~/edge/guards/cookies/order-cookie.server";
import { otherMethod } from "~/edge/requests/other-methods";
import { readPayRequest } from "~/edge/requests/payments/pay-request.server";
import { privateReply } from "~/edge/requests/private-json";

/** GET is not allowed. */
export const loader = () => otherMethod("POST");

/**
 * POST /api/quote/payment: starts the payment of a quote for the holder of its link, or returns its order.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = await readPayRequest(request, context, payQuoteSchema);
  if (asked instanceof Response) return asked;
  const begun = await payQuote(context.services, asked.body);
  if (!begun.ok) return privateReply(toQuoteRefusal(begun.failure));
  const reply = privateReply(toStartedReply(begun.value));
  const { order } = begun.value;
  const { env, clock } = context.services;
  return order ? addOrderCookies(reply, order, { request, env, clock }) : reply;
}
