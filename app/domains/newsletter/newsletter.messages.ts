/** The texts of the newsletter. An editor's failure text takes precedence (PAGE-019). */
export const newsletterMessages = {
  failed: "This link does not open a subscription. Please use the one from our newest mail.",
  confirmTitle: "One press, and you are in",
  confirmText: "Press the button to get it. Every mail has a link to leave.",
  confirmed: "You are subscribed. Thank you.",
  over: "This link is over. Please subscribe again, and use the new one.",
  subscribed: "You are subscribed.",
  unsubscribed: "You are unsubscribed. We do not write to you any more.",
} as const;
