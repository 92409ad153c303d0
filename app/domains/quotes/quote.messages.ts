/** The exact texts of quotes. */
export const quoteMessages = {
  linkExpired: "The quote link has expired. Please contact admin to receive a new payment link.",
  linkWrong: "Quote not found. The link may be incorrect.",
  notFound: "Quote not found.",
  idRequired: "Quote ID is required",
  fetchFailed: "Failed to fetch quote",
  fetchUnreached: "Failed to fetch quote. Please try again.",
  noItems: "No quote items found.",
  paymentFailed: "Error while handling Payment",
  trouble: "An error occurred while processing your payment. Please try again.",
  changed: "This quote was changed in the meantime. Please check it again before you pay.",
  converted: "Quote converted to order successfully.",
  paymentUnderReview: "A payment is under review. Please don't pay it again in the meantime.",
  preview: "Preview: this is the page your customer will see. Nothing can be paid here.",
  linkHint: "Enter the quote number and email from your quote email and we'll send a new link.",
  linkRequested: "If we have that quote, our staff will send a new link to its email address.",
} as const;

/** Text of a quote's last day. */
export function openUntil(date: string, isOver: boolean): string {
  return `${getValidityLabel(isOver)} ${date}`;
}

export const getValidityLabel = (isOver: boolean): string => (isOver ? "Expired on" : "Valid until");

export const activityTexts = {
  created: "Quote created",
  copied: (number: string) => `Copied from quote ${number}`,
  fromForm: "Made from a form submission",
  saved: (total: string) => `Saved; the total is ${total}`,
  sent: (email: string) => `Sent to ${email}`,
  linkMade: "A link was copied",
  extended: (date: string) => `Valid until ${date}`,
  canceled: "Canceled",
  opened: "Opened by the customer",
  declined: (message: string) => `A payment failed: ${message}`,
  reviewCanceled: "A payment was released after a review; nothing was charged",
  review: (reason: string) => `A payment needs review: ${reason}`,
  ordered: "Paid: the quote became an order",
  late: "Money arrived for a quote that was canceled or expired",
  linkRequested: "The customer asked for a new link",
  reminded: "The customer was reminded",
  expiryEmailed: "The customer was told that the quote has expired",
} as const;
