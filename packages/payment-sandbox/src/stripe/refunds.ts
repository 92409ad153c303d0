import { type Caller, getEpochSeconds, getIntent, newStripeId, type StripeAccount } from "./account.ts";
import { emitChargeEvent } from "./emit-events.ts";
import type { RefundParams } from "./params.ts";
import { renderRefund } from "./render-refund.ts";
import { createInvalidRequest } from "./stripe-error.ts";
import type { RefundRecord } from "./stripe-state.ts";

/** Refunds a charge in full or in part (docs: Refunds). */
export function createRefund(account: StripeAccount, caller: Caller, refundParams: RefundParams) {
  const intent = getIntent(account, refundParams.payment_intent);
  const charge = Object.values(account.state.charges).find(
    (candidate) => candidate.intent === intent.id && candidate.status === "succeeded" && candidate.captured,
  );
  if (!charge) {
    throw createInvalidRequest("This PaymentIntent does not have a successful charge to refund.", {
      param: "payment_intent",
    });
  }
  const refundable = charge.amountCaptured - charge.amountReleased;
  const amount = refundParams.amount ?? refundable;
  if (refundable === 0) {
    throw createInvalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (amount < 1 || amount > refundable) {
    throw createInvalidRequest(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(refundable / 100).toFixed(2)})`,
      { param: "amount" },
    );
  }
  charge.amountReleased += amount;
  const refund: RefundRecord = {
    id: newStripeId("re"),
    charge: charge.id,
    intent: intent.id,
    amount,
    currency: charge.currency,
    created: getEpochSeconds(account.clock),
  };
  account.state.refunds[refund.id] = refund;
  emitChargeEvent(account, caller, "charge.refunded", charge);
  return renderRefund(refund);
}
