/** The exact texts of payments (S2 §4.3, §8). */
export const paymentMessages = {
  failed: "Payment failed",
  successful: "Payment successful.",
  authenticationRequired: "Additional authentication required",
  unexpectedStatus: (status: string) => `Unexpected payment status: ${status}`,
  methodNotAvailable: "Payment method not available",
  providerSilent: "The payment provider did not answer. Please try again.",
  inReview: "Your payment is being reviewed. Please contact us before paying again.",
} as const;
