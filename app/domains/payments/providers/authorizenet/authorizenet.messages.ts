/** The exact texts of the Authorize.Net card. */
export const authorizenetMessages = {
  paymentError: "Payment Error",
  numberRequired: "Card number is required",
  numberInvalid: "Card number is invalid",
  expiryRequired: "Expiry is required",
  monthInvalid: "Expiry month is invalid",
  yearInvalid: "Expiry year is invalid",
  cvvRequired: "CVV is required",
  cvvInvalid: "CVV is invalid",
  notReady: "We couldn't load the card fields. Please check your connection and try again.",
} as const;
