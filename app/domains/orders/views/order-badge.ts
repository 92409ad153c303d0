import { getCustomerOrderBadge } from "~/kernel/statuses/customer-labels";
import { isCanceled, type StatusBadge } from "~/kernel/statuses/status-badges";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import { isUnderReview } from "../order";
import { getRefundState, summarizePayments } from "../payments/order-money";
import type { DisplayOrder } from "../payments/payment-text";

const awaitingPayment: readonly OrderStatus[] = ["pending", "pending_payment", "pending_paypal"];

/** Returns the badge of an order for its customer: its status, a payment under review, or a refund. */
export function getOrderBadge(order: DisplayOrder & { readonly status: OrderStatus }): StatusBadge {
  const badge = getCustomerOrderBadge(order.status);
  if (getRefundState(summarizePayments(order)) === "full") {
    return isCanceled(order.status)
      ? { ...badge, label: `${badge.label}, refunded` }
      : { label: "Refunded", class: "info" };
  }
  const isReviewed = awaitingPayment.includes(order.status) && order.payments.some(isUnderReview);
  return isReviewed ? getCustomerOrderBadge("payment_review") : badge;
}
