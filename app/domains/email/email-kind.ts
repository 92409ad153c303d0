export const emailKinds = [
  "order-confirmation",
  "order-confirmation-admin",
  "split-payment-confirmation",
  "order-shipped",
  "order-refunded",
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

/**
 * An email about an order, quote, submission, sign-in or dispute. `paymentId` distinguishes several emails
 * of one kind: by payment, shipment or day.
 */
export type DueEmail = { readonly kind: EmailKind; readonly entityId: string; readonly paymentId?: string };
