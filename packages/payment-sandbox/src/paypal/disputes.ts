import { newPaypalId, type PaypalAccount } from "./account.ts";
import { emitPaypalEvent } from "./emit-event.ts";
import { hasCapturedMoney } from "./orders.ts";
import { createUnknownResourceError, createUnprocessableError } from "./paypal-error.ts";
import type { DisputeRecord } from "./paypal-state.ts";
import { getCapture } from "./refunds.ts";
import { renderDispute } from "./render-dispute.ts";

export type PaypalDisputeOrder = {
  readonly reason?: string;
  /** Such as '5.00'; default: the whole capture. */
  readonly amount?: string;
  /** In ISO 8601; default: ten days from now. */
  readonly respondBy?: string;
};

const answerWithinMs = 10 * 24 * 60 * 60 * 1000;

export function getDispute({ state }: PaypalAccount, id: string): DisputeRecord {
  const dispute = state.disputes[id];
  if (!dispute) throw createUnknownResourceError();
  return dispute;
}

/** Opens a dispute of a capture; PayPal holds the money until it is resolved (PayPal, "Disputes"). */
export function openDispute(
  account: PaypalAccount,
  captureId: string,
  disputeOrder: PaypalDisputeOrder = {},
): DisputeRecord {
  const { order, capture } = getCapture(account, captureId);
  if (!hasCapturedMoney(capture)) throw createUnprocessableError("ORDER_NOT_APPROVED");
  const now = account.clock.now();
  const at = now.toISOString();
  const amount = { ...capture.amount, value: disputeOrder.amount ?? capture.amount.value };
  const dispute: DisputeRecord = {
    id: `PP-D-${newPaypalId()}`,
    order: order.id,
    capture: captureId,
    amount,
    reason: disputeOrder.reason ?? "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    createdAt: at,
    updatedAt: at,
    status: "WAITING_FOR_SELLER_RESPONSE",
    respondBy: disputeOrder.respondBy ?? new Date(now.getTime() + answerWithinMs).toISOString(),
    outcome: null,
    movements: [{ type: "DEBIT", amount, at }],
  };
  account.state.disputes[dispute.id] = dispute;
  announceDispute(account, "CUSTOMER.DISPUTE.CREATED", dispute);
  return dispute;
}

/** Moves a dispute to review or to its decision; a won dispute returns the money. */
export function moveDispute(account: PaypalAccount, id: string, to: "under_review" | "won" | "lost"): void {
  const dispute = getDispute(account, id);
  const at = account.clock.now().toISOString();
  dispute.updatedAt = at;
  dispute.respondBy = null;
  if (to === "under_review") {
    dispute.status = "UNDER_REVIEW";
    announceDispute(account, "CUSTOMER.DISPUTE.UPDATED", dispute);
    return;
  }
  dispute.status = "RESOLVED";
  dispute.outcome = to === "won" ? "RESOLVED_SELLER_FAVOUR" : "RESOLVED_BUYER_FAVOUR";
  if (to === "won") dispute.movements.push({ type: "CREDIT", amount: dispute.amount, at });
  announceDispute(account, "CUSTOMER.DISPUTE.RESOLVED", dispute);
}

function announceDispute(account: PaypalAccount, type: string, dispute: DisputeRecord): void {
  const order = account.state.orders[dispute.order];
  if (!order) throw createUnknownResourceError();
  emitPaypalEvent(account, order, type, "dispute", renderDispute(account, dispute));
}
