import type { StripePayment } from "~/domains/payments/started-payment";
import type { OwnSettlement } from "./own-payment.server";
import { type PaymentFailure, paymentFailureMessage, paymentFailureStatus } from "./settlement.failures";

/** `paymentIntent` of S2 §7: id, status, client secret and the amount in dollars. */
export function intentJson({ status, amount, ...rest }: StripePayment) {
  return { id: rest.paymentIntentId, status, client_secret: rest.clientSecret, amount };
}

/** `paymentIntent` after it was settled: where it stands, and the amount in dollars. */
export function settledIntentJson(id: string, { settlement, amount }: OwnSettlement) {
  return { id, status: settlement.providerStatus, amount };
}

/** The refusal in S2 §7's words: `error` and `message` say the same. */
export function intentFailureReply(failure: PaymentFailure) {
  const message = paymentFailureMessage(failure);
  return { status: paymentFailureStatus[failure.code], body: { error: message, message } };
}
