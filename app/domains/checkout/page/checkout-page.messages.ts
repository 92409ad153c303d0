import { type Cents, formatMoney } from "~/kernel/money";

/** The global error banner clears after 10 seconds. */
export const errorBannerMs = 10_000;

/** The response to a submit clears after 5 seconds. */
export const formResponseMs = 5_000;

/** Messages of the checkout page that the specification does not fix. */
export const checkoutPageMessages = {
  keepOpen: "We are placing your order. Please keep this page open.",
  freeOrder: "No payment is needed for this order.",
  paymentAfterShipping: "What there is to pay shows here as soon as your address is complete.",
  paymentUnreachable: "There is nothing to pay while we cannot ship to this address.",
  allIn: "in all, with shipping and tax",
  totalChanged: (total: Cents) =>
    `With this address your order comes to ${formatMoney(total)}. If that is right, please press the button once more.`,
  paymentFailed: "Payment failed",
  offline:
    "You seem to be offline. Nothing was sent and everything you entered is still here. Please try again once you are connected.",
  unconfirmed:
    "We lost the connection while confirming your payment. Please press the button once more: you will not be charged twice.",
  unreachable: "The shop did not answer. Everything you entered is still here; please try again.",
} as const;
