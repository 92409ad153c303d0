import { orderBadge, paymentBadge, quoteBadge, type StatusBadge } from "./status-badges";
import type { OrderStatus, PaymentStatus, QuoteStatus } from "./statuses";

/** Labels of order statuses for customers. Staff see the raw code of most of them (STAT-001; decision 076). */
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
  // Customers do not learn that they are suspected of fraud.
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

/** Returns the label of an order's status, with the class of STAT-002. */
export const getCustomerOrderBadge = (status: OrderStatus): StatusBadge => ({
  ...orderBadge(status),
  label: orderLabels[status],
});

/** Returns the label of a quote's status, with the class of STAT-003. */
export const getCustomerQuoteBadge = (status: QuoteStatus): StatusBadge => ({
  ...quoteBadge(status),
  label: quoteLabels[status],
});

/** Returns the label of a payment's status, with the class of STAT-004. */
export const getCustomerPaymentBadge = (status: PaymentStatus): StatusBadge => ({
  ...paymentBadge(status),
  label: paymentLabels[status],
});
