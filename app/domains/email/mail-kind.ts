/** The mails this shop sends (S2 §7). */
export const mailKinds = [
  "order-confirmation",
  "order-confirmation-admin",
  "split-payment-confirmation",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail about an order or quote; with `paymentId` about one payment of it. */
export type DueMail = { readonly kind: MailKind; readonly entityId: string; readonly paymentId?: string };
