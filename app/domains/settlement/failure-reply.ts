import { type PaymentFailure, paymentFailureMessage, paymentFailureStatus } from "./settlement.failures";

/** A refusal: `error` and `message` say the same. */
export function toFailureReply(failure: PaymentFailure) {
  const message = paymentFailureMessage(failure);
  return { status: paymentFailureStatus[failure.code], body: { error: message, message } };
}
