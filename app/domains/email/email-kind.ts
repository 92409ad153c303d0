/** The mails this shop sends. */
export const emailKinds = [
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
export type EmailKind = (typeof emailKinds)[number];

/** A mail about an order, a quote, what came by a form, who signs in or a dispute; `paymentId` tells the occasion: a payment of it, a day. */
export type DueEmail = { readonly kind: EmailKind; readonly entityId: string; readonly paymentId?: string };
