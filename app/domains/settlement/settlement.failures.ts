import { paymentMessages } from "~/domains/payments/payments.messages";
import { type Cents, formatMoney } from "~/kernel/money/money";

/** Why a payment was not started or not continued. */
export type PaymentFailure =
  | { readonly code: "payment-method-unavailable" }
  | { readonly code: "payment-in-review" }
  /** Another window of the same shopper started a newer payment. */
  | { readonly code: "payment-superseded" }
  | { readonly code: "already-paid" }
  | { readonly code: "amount-changed"; readonly amount: Cents }
  | { readonly code: "order-not-found" }
  /** The provider definitely refused the request. The message is the provider's. */
  | { readonly code: "payment-refused"; readonly message: string }
  | { readonly code: "provider-failed"; readonly message: string };

/** The HTTP status of every failure; a code without a row does not compile. */
export const paymentFailureStatus = {
  "payment-method-unavailable": 422,
  "payment-in-review": 409,
  "payment-superseded": 409,
  "already-paid": 409,
  "amount-changed": 409,
  "order-not-found": 404,
  "payment-refused": 422,
  "provider-failed": 502,
} as const satisfies Record<PaymentFailure["code"], number>;

/** Returns the message for the shopper. Where the specification gives a text, it is that text. */
export function getPaymentFailureMessage(failure: PaymentFailure): string {
  switch (failure.code) {
    case "payment-method-unavailable":
      return paymentMessages.methodNotAvailable;
    case "payment-in-review":
      return paymentMessages.reviewedBefore;
    case "payment-superseded":
      return paymentMessages.superseded;
    case "already-paid":
      return paymentMessages.alreadyPaid;
    case "amount-changed":
      return `Prices have changed. The new total is ${formatMoney(failure.amount)}.`;
    case "order-not-found":
      return paymentMessages.orderNotFound;
    case "payment-refused":
    case "provider-failed":
      return failure.message;
  }
}

/** Builds the reply of a refusal; `error` and `message` are the same text. */
export function toFailureReply(failure: PaymentFailure) {
  const message = getPaymentFailureMessage(failure);
  return { status: paymentFailureStatus[failure.code], body: { error: message, message } };
}
