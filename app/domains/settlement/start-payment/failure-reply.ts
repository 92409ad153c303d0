import { type PaymentFailure, paymentFailureMessage, paymentFailureStatus } from "../settlement.failures";

/** Builds the reply of a refusal; `error` and `message` are the same text. */
export function toFailureReply(failure: PaymentFailure) {
  const message = paymentFailureMessage(failure);
  return { status: paymentFailureStatus[failure.code], body: { error: message, message } };
}
