import { newPaypalId, type PaypalAccount } from "./account.ts";
import { emitPaypalEvent } from "./emit-event.ts";
import { hasCapturedMoney } from "./orders.ts";
import { createUnknownResourceError, createUnprocessableError } from "./paypal-error.ts";
import type { CaptureRecord, Money, OrderRecord, RefundRecord } from "./paypal-state.ts";
import { renderRefund } from "./render.ts";

type CapturedOrder = { readonly order: OrderRecord; readonly capture: CaptureRecord };

export function getCapture({ state }: PaypalAccount, id: string): CapturedOrder {
  for (const order of Object.values(state.orders)) {
    if (order.capture?.id === id) return { order, capture: order.capture };
  }
  throw createUnknownResourceError();
}

/** Refunds a capture, completely or in part (PayPal, "Refund captured payment"). */
export function refundCapture(account: PaypalAccount, id: string, requestedAmount?: Money): RefundRecord {
  const { order, capture } = getCapture(account, id);
  if (!hasCapturedMoney(capture)) throw createUnprocessableError("REFUND_NOT_ALLOWED");
  const refunds = Object.values(account.state.refunds).filter((refund) => refund.capture === id);
  const refundable = toCents(capture.amount) - refunds.reduce((sum, { amount }) => sum + toCents(amount), 0);
  if (refundable === 0) throw createUnprocessableError("CAPTURE_FULLY_REFUNDED");
  const cents = requestedAmount ? toCents(requestedAmount) : refundable;
  if (cents === 0) throw createUnprocessableError("CANNOT_BE_ZERO_OR_NEGATIVE");
  if (cents > refundable) throw createUnprocessableError("REFUND_AMOUNT_EXCEEDED");
  const now = account.clock.now().toISOString();
  const refund: RefundRecord = {
    id: newPaypalId(),
    order: order.id,
    capture: id,
    amount: { currency_code: capture.amount.currency_code, value: (cents / 100).toFixed(2) },
    createdAt: now,
  };
  account.state.refunds[refund.id] = refund;
  capture.status = cents === refundable ? "REFUNDED" : "PARTIALLY_REFUNDED";
  capture.updatedAt = now;
  emitPaypalEvent(
    account,
    order,
    "PAYMENT.CAPTURE.REFUNDED",
    "refund",
    renderRefund(refund, account.origin()),
  );
  return refund;
}

function toCents({ value }: Money): number {
  return Math.round(Number(value) * 100);
}
