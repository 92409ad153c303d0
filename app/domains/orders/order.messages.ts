/** The exact texts about orders. */
export const orderMessages = {
  notFound: "Order not found.",
  idRequired: "Order ID is required",
  noItems: "No order items found.",
  fetchFailed: "Failed to fetch order",
  fetchUnreached: "Failed to fetch order. Please try again.",
  created: "Order created successfully.",
  updated: "Order updated successfully.",
} as const;

/** Comments of the order's history, exact (PAY-042). */
export const historyComments = {
  created: "New order has been created",
  confirmationSent: (email: string) => `Confirmation email has been sent to ${email}`,
  declineSent: (email: string) => `Email about the declined payment has been sent to ${email}`,
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
    `Less than the total was paid: ${paid} of ${total}, ${due} is due. The order is not ready to ship`,
  accepted: (due: string) => `The payment was accepted as is; ${due} of the total will not be collected`,
  paymentVoided: (amount: string, method: string, author: string) =>
    `${author} voided the payment of ${amount} by ${method}: it was recorded by mistake`,
  refundAsked: (amount: string, method: string, author: string) =>
    `${author} asked to refund ${amount} by ${method}`,
  refundFailed: (amount: string, message: string) => `The refund of ${amount} failed: ${message}`,
  refundSent: (email: string) => `Email about the refund has been sent to ${email}`,
  refunded: (amount: string) => `${amount} was refunded`,
  disputeOpened: (amount: string, reason: string, respondBy: string | null) =>
    `The customer disputes ${amount} (${reason})${answerDue(respondBy)}`,
  disputeChanged: (amount: string, status: string, respondBy: string | null) =>
    `The dispute of ${amount} is open: ${status}${answerDue(respondBy)}`,
  disputeWithdrawn: (amount: string) => `The provider has withdrawn ${amount} for a dispute`,
  disputeReturned: (amount: string) => `The provider has returned ${amount} withdrawn for a dispute`,
  disputeWon: (amount: string) => `The dispute of ${amount} was won`,
  disputeLost: (amount: string) =>
    `The dispute of ${amount} was lost. It still counts as paid until staff record the loss`,
  lossRecorded: (amount: string, author: string) => `${author} recorded ${amount} as lost in a dispute`,
  lossTakenBack: (amount: string, author: string) =>
    `${author} took back the loss of ${amount}: the dispute was won after all`,
  reported: (eventType: string) =>
    `The payment provider reported "${eventType}". Look at the payment there: nothing was changed here`,
  canceled: "The order was canceled after a review of its payment",
  processed: (author: string) => `${author} marked the order as processing`,
  shipped: (carrier: string, trackingNumber: string, author: string) =>
    `${author} shipped the order with ${carrier}, tracking number ${trackingNumber}`,
  completed: (author: string) => `${author} marked the order as complete`,
  putOnHold: (author: string) => `${author} put the order on hold`,
  resumed: (author: string) => `${author} resumed the order`,
  canceledByStaff: (author: string) => `${author} canceled the order`,
  reportedFraud: (author: string) => `${author} marked the order as fraud`,
  closed: (author: string) => `${author} closed the order`,
  reopened: (author: string) => `${author} reopened the order`,
  shipmentSent: (email: string) => `Email about the shipment has been sent to ${email}`,
  emailResent: (emailName: string, author: string) => `${author} asked to resend the ${emailName}`,
  overpaid: (amount: string) => `More than the total was paid: ${amount} too much`,
} as const;

function answerDue(respondBy: string | null): string {
  return respondBy === null ? "" : `; an answer is due by ${respondBy}`;
}
