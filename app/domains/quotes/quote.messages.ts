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
  changed: "This quote was changed meanwhile. Please look at it again before you pay.",
  converted: "Quote converted to order successfully.",
  preview: "A preview: your customer will see this page. Nothing can be paid here.",
  linkHint: "Number and email stand in the letter your quote came with. A new link goes to that address.",
  linkRequested: "If there is such a quote, our staff will send a new link to its email address.",
} as const;

/** Text of a quote's last day. */
export function openUntil(date: string, isOver: boolean): string {
  return `${validityTerm(isOver)} ${date}`;
}

export const validityTerm = (isOver: boolean): string => (isOver ? "Expired on" : "Valid until");

/** Texts of a quote's activity. */
export const activityTexts = {
  created: "Quote created",
  copied: (number: string) => `Copied from quote ${number}`,
  fromForm: "Made from a form submission",
  saved: (total: string) => `Saved; the total is ${total}`,
  sent: (email: string) => `Sent to ${email}`,
  linkMade: "A link was copied",
  extended: (date: string) => `Open until ${date}`,
  canceled: "Canceled",
  opened: "Opened by the customer",
  declined: (message: string) => `A payment failed: ${message}`,
  reviewCanceled: "A payment was given up after a review; nothing of it is kept",
  review: (reason: string) => `A payment needs review: ${reason}`,
  ordered: "Paid: the quote became an order",
  late: "Money arrived for a quote that was canceled or expired",
  linkRequested: "The customer asked for a new link",
  reminded: "The customer was reminded",
  expiryEmailed: "The customer was told that it has expired",
} as const;
