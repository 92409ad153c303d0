/** The mails this shop sends. */
export const mailKinds = [
  "order-confirmation",
  "order-confirmation-admin",
  "split-payment-confirmation",
  "form-customer",
  "form-staff",
  "estimate-copy",
  "newsletter-confirmation",
  "account-sign-in",
  "staff-invitation",
  "staff-sign-in",
  "staff-factor-change",
  "quote",
  "quote-reminder",
  "quote-expired",
  "quote-link-request",
  "dispute-notice",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail about an order, a quote, what came by a form, who signs in or a dispute; `paymentId` tells the occasion: a payment of it, a day. */
export type DueMail = { readonly kind: MailKind; readonly entityId: string; readonly paymentId?: string };
