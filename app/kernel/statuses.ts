/** Every status an order may have: the shop sets the first ones, a person any of them. */
export const orderStatuses = [
  "pending",
  "pending_payment",
  "ordered",
  "canceled",
  "closed",
  "fraud",
  "paypal_canceled_reversal",
  "paypal_reversed",
  "complete",
  "completed",
  "holded",
  "payment_review",
  "pending_paypal",
  "partially_paid",
  "processing",
  "synced",
  "shipped",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Where a quote stands: staff write it, its customer may pay it, it became an order, or it was called off. */
export const quoteStatuses = ["draft", "ready_to_order", "ordered", "canceled"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The five payment statuses that are stored (PAY-005). Only 'completed' counts as paid. */
export const paymentStatuses = ["completed", "failed", "pending", "on_hold", "success"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * Where an attempt to collect money stands; `capturing` from before an approved payment is captured until the provider
 * said what came of it; `superseded` until its provider canceled it, then `canceled`.
 */
export const attemptStatuses = [
  "open",
  "capturing",
  "held",
  "paid",
  "declined",
  "needs_review",
  "refunded",
  "superseded",
  "canceled",
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** Where a dispute (chargeback) of a payment stands: undecided, or decided for the shop or against it. */
export const disputeStates = ["open", "won", "lost"] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * What became of a provider's event. `ignored`: not about this shop's money. `unhandled`: it may concern money in a
 * way this shop does not record, and staff were told.
 */
export const webhookOutcomes = ["applied", "ignored", "unhandled"] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];
