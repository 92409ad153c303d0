import { findOrder } from "~/domains/orders/read-order.server";
import { type RefundFailure, requestRefund } from "~/domains/settlement/refunds/request-refund.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import type { Cents } from "~/kernel/money/money";
import { err, type Result } from "~/kernel/result";

export type OrderRefundFailure = RefundFailure | { readonly code: "no-such-order" | "no-such-payment" };

/** The HTTP status of each failure; a code without a row does not compile. */
export const refundFailureStatus = {
  "no-such-order": 404,
  "no-such-payment": 404,
  "refund-below-one-cent": 422,
  "above-refundable": 422,
  "not-refundable": 409,
  "review-first": 409,
  "refund-under-way": 409,
  "refund-key-used": 409,
  "refund-refused": 409,
  "refund-unconfirmed": 502,
  "provider-silent": 502,
} as const satisfies Record<OrderRefundFailure["code"], number>;

/** The messages for staff. */
export const refundFailureTexts = {
  "no-such-order": "This order doesn't exist.",
  "no-such-payment": "This order has no such payment.",
  "refund-below-one-cent": "The amount is at least $0.01.",
  "above-refundable": "That's more than this payment brought in and can still be refunded.",
  "not-refundable": "This payment can't be refunded here.",
  "review-first": "This payment needs a review. Decide it in Payment reviews.",
  "refund-under-way": "Another refund of this payment is still waiting for its provider.",
  "refund-key-used": "This refund was already sent with another amount.",
  "refund-refused": "The provider refused the refund. The reason is below the payment.",
  "refund-unconfirmed":
    "The provider didn't answer. We keep asking, and this page shows the result. Don't refund it again.",
  "provider-silent": "The provider didn't answer. Nothing was refunded.",
} as const satisfies Record<OrderRefundFailure["code"], string>;

type OrderRefund = {
  readonly key: string;
  readonly paymentId: string;
  readonly amount: Cents;
  readonly author: string;
};

/** Refunds money of one payment of an order at its provider, in full or in part. */
export async function refundOrderPayment(
  services: SettleServices,
  orderId: string,
  { key, paymentId, amount, author }: OrderRefund,
): Promise<Result<null, OrderRefundFailure>> {
  const order = await findOrder(services.db, orderId);
  if (!order) return err({ code: "no-such-order" });
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (!payment) return err({ code: "no-such-payment" });
  const { attemptId, status } = payment;
  if (attemptId === null || status !== "completed" || payment.amount <= 0)
    return err({ code: "not-refundable" });
  return requestRefund(services, { key, attemptId, amount, author });
}
