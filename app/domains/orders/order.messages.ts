/** The exact texts of the orders room (S2 §4, §8). */
export const orderMessages = {
  notFound: "Order not found.",
  idRequired: "Order ID is required",
  noItems: "No order items found.",
  fetchFailed: "Failed to fetch order",
  fetchUnreached: "Failed to fetch order. Please try again.",
  created: "Order created successfully.",
  updated: "Order updated successfully.",
} as const;

/** Comments of the order's history, exact (S2 §4.1, §8, ruling C30). */
export const historyComments = {
  created: "New order has been created",
  confirmationSent: (email: string) => `Confirmation email has been sent to ${email}`,
  paymentFailed: (order: string, message?: string | null) =>
    `Payment failed for order ${order}: ${message || "Unknown error"}`,
  transactionFailed: (transactionId: string, message?: string | null) =>
    `Payment failed for transaction id ${transactionId}: ${message || "Unknown error"}`,
  paid: (amount: string, method: string) => `Payment of ${amount} by ${method} has been received`,
  free: "No payment was needed",
  held: (amount: string, method: string) =>
    `Payment of ${amount} by ${method} awaits the provider's decision`,
  changed: (total: string) => `The order was changed before payment; the new total is ${total}`,
  needsReview: (reason: string) => `A payment needs review: ${reason}`,
  short: (paid: string, total: string, due: string) =>
    `Less than the total was paid: ${paid} of ${total}, ${due} are due. The order is not ready to ship`,
  accepted: (due: string) => `The payment was accepted as it is; ${due} of the total will not be collected`,
  refunded: (amount: string) => `${amount} have been given back`,
  canceled: "The order was canceled after a review of its payment",
  letterAsked: (letter: string, author: string) => `${author} asked for the ${letter} to be sent again`,
  overpaid: (amount: string) => `More than the total was paid: ${amount} too much`,
} as const;
