import type { ActionFunctionArgs } from "@remix-run/node";
import { payQuoteSchema } from "~/domains/quotes/payment/pay-quote.schema";
import { payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { toQuoteRefusal, toStartedQuotePaymentReply } from "~/domains/quotes/quote-reply.server";
import { addOrderCookies } from "~/edge/guards/cookies/order-cookie.server";
import { readPayRequest } from "~/edge/requests/payments/pay-request.server";
import { rejectOtherMethods, toPrivateReply } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/**
 * POST /api/quote/payment: starts the payment of a quote for the holder of its link, or returns its order.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const payRequest = await readPayRequest(request, context, payQuoteSchema);
  if (payRequest instanceof Response) return payRequest;
  const startedPayment = await payQuote(context.services, payRequest.body);
  if (!startedPayment.ok) return toPrivateReply(toQuoteRefusal(startedPayment.failure));
  const reply = toPrivateReply(toStartedQuotePaymentReply(startedPayment.value));
  const { order } = startedPayment.value;
  const { env, clock } = context.services;
  return order ? addOrderCookies(reply, order, { request, env, clock }) : reply;
}
