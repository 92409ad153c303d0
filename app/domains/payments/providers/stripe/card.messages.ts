/** The exact texts of the card widget. */
export const cardMessages = {
  cardNumber: "Card number is incomplete or invalid",
  cardExpiry: "Expiry date is incomplete or invalid",
  cardCvc: "CVC is incomplete or invalid",
  detailsRequired: "Payment details are required to continue.",
  notReady: "Stripe.js not ready",
  failed: "Payment failed",
  authenticationRequired: "Additional authentication required",
  unexpectedStatus: (status: string) => `Unexpected payment status: ${status}`,
} as const;

export const cardFieldNames = ["cardNumber", "cardExpiry", "cardCvc"] as const;
export type CardFieldName = (typeof cardFieldNames)[number];
