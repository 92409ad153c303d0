import { checkoutFailureStatus } from "~/domains/checkout/checkout.failures";
import { checkoutFailureMessage } from "~/domains/checkout/checkout.messages";
import type { StartedPayment } from "~/domains/checkout/checkout.schema";
import type { IntentFailure } from "~/domains/checkout/order-intent.server";
import { formatMoney } from "~/kernel/money";

/** `paymentIntent` of S2 §7: id, status, client secret and the amount in dollars. */
export function intentJson({ paymentIntentId, status, clientSecret, amount }: StartedPayment) {
  return { id: paymentIntentId, status, client_secret: clientSecret, amount };
}

/** The refusal in S2 §7's words: `error` and `message` say the same. */
export function intentFailureReply(failure: IntentFailure) {
  const { status, message } = refusalOf(failure);
  return { status, body: { error: message, message } };
}

function refusalOf(failure: IntentFailure): { readonly status: number; readonly message: string } {
  if (failure.code === "amount-changed") {
    return { status: 409, message: `Prices have changed. The new total is ${formatMoney(failure.amount)}.` };
  }
  if (failure.code === "already-paid")
    return { status: 409, message: "This order has already been fully paid." };
  return { status: checkoutFailureStatus[failure.code], message: checkoutFailureMessage(failure) };
}
