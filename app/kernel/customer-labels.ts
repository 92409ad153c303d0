import { orderBadge, paymentBadge, quoteBadge, type StatusBadge } from "./status-badges";
import type { OrderStatus, PaymentStatus, QuoteStatus } from "./statuses";

/** What customers read for each order status; S3 §4.1 labels most of them with the raw code (decision 203). */
const orderLabels = {
  pending: "Awaiting payment",
  pending_payment: "Awaiting payment",
  pending_paypal: "Awaiting payment",
  payment_review: "Payment under review",
  partially_paid: "Partly paid",
  ordered: "Ordered",
  processing: "Processing",
  synced: "Processing",
  shipped: "Shipped",
  complete: "Completed",
  completed: "Completed",
  holded: "On Hold",
  canceled: "Canceled",
  closed: "Closed",
  // A suspicion is not told to whom it concerns.
  fraud: "Canceled",
  paypal_reversed: "PayPal payment reversed",
  paypal_canceled_reversal: "PayPal reversal canceled",
} as const satisfies Record<OrderStatus, string>;

const quoteLabels = {
  draft: "Draft",
  ready_to_order: "Ready to order",
  ordered: "Ordered",
  canceled: "Canceled",
} as const satisfies Record<QuoteStatus, string>;

const paymentLabels = {
  completed: "Paid",
  success: "Accepted",
  failed: "Failed",
  pending: "Pending",
  on_hold: "Not confirmed yet",
} as const satisfies Record<PaymentStatus, string>;

/** An order's status in words, in the class of S3 §4.1. */
export const customerOrderBadge = (status: OrderStatus): StatusBadge => ({
  ...orderBadge(status),
  label: orderLabels[status],
});

/** A quote's status in words, in the class of S3 §4.2. */
export const customerQuoteBadge = (status: QuoteStatus): StatusBadge => ({
  ...quoteBadge(status),
  label: quoteLabels[status],
});

/** A payment's status in words, in the class of S3 §4.3. */
export const customerPaymentBadge = (status: PaymentStatus): StatusBadge => ({
  ...paymentBadge(status),
  label: paymentLabels[status],
});
