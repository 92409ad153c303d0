import type Stripe from "stripe";
import { type Caller, getCharge, getEpochSeconds, newStripeId, type StripeAccount } from "./account.ts";
import { emitDisputeEvent } from "./emit-events.ts";
import { createNotFoundError } from "./stripe-error.ts";
import type { DisputeRecord } from "./stripe-state.ts";

export type DisputeOrder = {
  readonly reason?: string;
  /** In cents. Defaults to the whole charge. */
  readonly amount?: number;
  /** Unix time in seconds. Defaults to seven days from now. 0 means that evidence is not accepted. */
  readonly dueBy?: number;
};

const answerWithinSeconds = 7 * 24 * 60 * 60;

export function getDispute(account: StripeAccount, id: string): DisputeRecord {
  const dispute = account.state.disputes[id];
  if (!dispute) throw createNotFoundError("dispute", id, "dispute");
  return dispute;
}

/** Opens a dispute of a charge and withdraws its amount from the balance at once (docs: Disputes). */
export function openDispute(
  account: StripeAccount,
  caller: Caller,
  chargeId: string,
  order: DisputeOrder = {},
): DisputeRecord {
  const charge = getCharge(account, chargeId);
  const created = getEpochSeconds(account.clock);
  const amount = order.amount ?? charge.amountCaptured;
  const dispute: DisputeRecord = {
    id: newStripeId("dp"),
    charge: charge.id,
    intent: charge.intent,
    amount,
    currency: charge.currency,
    reason: order.reason ?? "fraudulent",
    created,
    dueBy: order.dueBy ?? created + answerWithinSeconds,
    status: "needs_response",
    movements: [{ id: newStripeId("txn"), amount: -amount, created }],
  };
  account.state.disputes[dispute.id] = dispute;
  emitDisputeEvent(account, caller, "charge.dispute.created", dispute);
  emitDisputeEvent(account, caller, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Changes a dispute to the bank's next status. A won dispute returns the amount to the balance. */
export function moveDispute(
  account: StripeAccount,
  caller: Caller,
  id: string,
  status: Extract<Stripe.Dispute.Status, "under_review" | "won" | "lost">,
): DisputeRecord {
  const dispute = getDispute(account, id);
  dispute.status = status;
  if (status === "won") {
    const created = getEpochSeconds(account.clock);
    dispute.movements.push({ id: newStripeId("txn"), amount: dispute.amount, created });
    emitDisputeEvent(account, caller, "charge.dispute.funds_reinstated", dispute);
  }
  const type = status === "under_review" ? "charge.dispute.updated" : "charge.dispute.closed";
  emitDisputeEvent(account, caller, type, dispute);
  return dispute;
}
