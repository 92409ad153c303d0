/**
 * Every status of an order. Payments set the first three, staff set others (`order-transitions.ts`). The rest
 * exists only in orders that came from another system.
 */
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

/** The statuses that an order of this shop can reach. */
export const reachableOrderStatuses = [
  "pending",
  "pending_payment",
  "ordered",
  "processing",
  "shipped",
  "complete",
  "holded",
  "canceled",
  "closed",
  "fraud",
] as const satisfies readonly OrderStatus[];

/** States of a quote: written by staff, payable by its customer, turned into an order, or canceled. */
export const quoteStatuses = ["draft", "ready_to_order", "ordered", "canceled"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The five payment statuses that are stored (PAY-005). Only 'completed' counts as paid. */
export const paymentStatuses = ["completed", "failed", "pending", "on_hold", "success"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * States of a payment attempt. `capturing` lasts from before the capture of an approved payment until the provider's
 * result. `superseded` lasts until the provider has canceled the attempt, which is then `canceled`.
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

/** States of a refund by staff: sent or to be sent, recorded as given back, or refused. */
export const refundStatuses = ["open", "completed", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** States of a dispute (chargeback): undecided, won by the shop, or lost. */
export const disputeStates = ["open", "won", "lost"] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * Outcomes of a provider's event. `ignored`: it does not concern this shop's money. `unhandled`: it may concern money in
 * a way that this shop does not record, and staff were notified.
 */
export const webhookOutcomes = ["applied", "ignored", "unhandled"] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];
