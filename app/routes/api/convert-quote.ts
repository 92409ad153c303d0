import type { ActionFunctionArgs } from "@remix-run/node";
import { convertQuoteSchema } from "~/domains/quotes/payment/pay-quote.schema";
import { convertToOrder } from "~/domains/quotes/payment/pay-quote.server";
import { toConvertedReply, toQuoteRefusal } from "~/domains/quotes/quote-reply.server";
import { addOrderCookies } from "~/edge/guards/cookies/order-cookie.server";
import { readPayRequest } from "~/edge/requests/payments/pay-request.server";
import { rejectOtherMethods, toPrivateReply } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/**
 * POST /api/quote/convertToOrder (API-015): fetches the result from the provider; posted payments are
 * ignored. The order is bound to the paying browser, as in the checkout.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const payRequest = await readPayRequest(request, context, convertQuoteSchema);
  if (payRequest instanceof Response) return payRequest;
  const converted = await convertToOrder(context.services, payRequest.body);
  if (!converted.ok) return toPrivateReply(toQuoteRefusal(converted.failure));
  const { env, clock } = context.services;
  return addOrderCookies(toPrivateReply(toConvertedReply(converted.value)), converted.value.order, {
    request,
    env,
    clock,
  });
}
