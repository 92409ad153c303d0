import { toOrderJson } from "~/domains/orders/order.schema";
import type { ConvertedQuote, StartedQuotePayment } from "./payment/pay-quote.server";
import {
  type ConversionFailure,
  getQuoteFailureMessage,
  linkErrorTypes,
  type QuoteFailure,
  quoteFailureStatus,
} from "./quote.failures";
import { quoteMessages } from "./quote.messages";

type Reply = { readonly status: number; readonly body: object };

/** Administrator addresses are for signed-in staff only; the server emails them itself (MAIL-002). */
const noAdminEmails: string[] = [];

/** Builds the reply with the started payment, or with the order that was paid before. */
export function toStartedQuotePaymentReply({ payment, order }: StartedQuotePayment): Reply {
  const body = payment
    ? { message: "", payment }
    : { message: quoteMessages.converted, order: toOrderJson(order) };
  return { status: 200, body: { success: true, ...body } };
}

/** Builds the reply with the order after the payment (API-015). */
export function toConvertedReply({ order, message }: ConvertedQuote): Reply {
  return {
    status: 200,
    body: { success: true, message, order: toOrderJson(order), adminEmail: noAdminEmails },
  };
}

/** Builds the reply to a refused payment, with its `errorType` when the link is the reason (API-013). */
export function toQuoteRefusal(failure: QuoteFailure | ConversionFailure): Reply {
  const body = { success: false, message: getQuoteFailureMessage(failure) };
  const status = quoteFailureStatus[failure.code];
  if (failure.code === "quote-not-found" || failure.code === "link-expired") {
    return { status, body: { ...body, errorType: linkErrorTypes[failure.code] } };
  }
  return { status, body: failure.code === "form-invalid" ? { ...body, errors: failure.errors } : body };
}
