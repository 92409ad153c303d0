/** The texts of the newsletter. An editor's failure text takes precedence (PAGE-019). */
export const newsletterMessages = {
  failed: "This link doesn't match a subscription. Please use the one in our most recent email.",
  confirmTitle: "Confirm your subscription",
  confirmText: "Click the button to subscribe. Every email has a link to unsubscribe.",
  confirmed: "You're subscribed. Thank you.",
  linkExpired: "This link has expired. Please subscribe again and use the new one.",
  subscribed: "You're subscribed.",
  unsubscribed: "You're unsubscribed. We won't send you any more newsletters.",
} as const;
