import { orderMessages } from "~/domains/orders/order.messages";

/** The exact texts of payments. */
export const paymentMessages = {
  failed: "Payment failed",
  successful: "Payment successful.",
  authenticationRequired: "Additional authentication required",
  unexpectedStatus: (status: string) => `Unexpected payment status: ${status}`,
  methodNotAvailable: "Payment method not available",
  providerSilent: "The payment provider didn't respond. Please try again.",
  paidShort: (paid: string, total: string) =>
    `We received ${paid} of ${total}. Please contact us about the rest before paying again.`,
  superseded: "This order was changed in another window. Please click the button again.",
  orderNotFound: orderMessages.notFound,
  alreadyPaid: "This order has already been fully paid.",
  reviewedBefore: "A payment for this order is being reviewed. Please contact us before paying again.",
  inReview: "Your payment is being reviewed. Please contact us before paying again.",
} as const;
