import { type Cents, formatMoney } from "~/kernel/money/money";

/** The global error banner clears after 10 seconds. */
export const errorBannerMs = 10_000;

/** The response to a submit clears after 5 seconds. */
export const formResponseMs = 5_000;

/** Messages of the checkout page that the specification does not fix. */
export const checkoutPageMessages = {
  keepOpen: "We are placing your order. Please keep this page open.",
  shipToBilling: "We'll ship to your billing address.",
  cardAddress: "For a card, please enter the billing address as shown on your card statement.",
  freeOrder: "No payment is needed for this order.",
  paymentAfterShipping: "Your total will appear here once your address is complete.",
  paymentUnreachable: "We can't ship to this address, so there is nothing to pay.",
  allIn: "total, including shipping and tax",
  totalChanged: (total: Cents) =>
    `With this address your order comes to ${formatMoney(total)}. If that's right, please click the button again.`,
  paymentFailed: "Payment failed",
  offline:
    "You seem to be offline. Nothing was sent, and everything you entered is still here. Please try again once you're connected.",
  unconfirmed:
    "We lost the connection while confirming your payment. Please click the button again: you won't be charged twice.",
  unreachable: "We couldn't reach the shop. Everything you entered is still here; please try again.",
} as const;
