import { type Caller, epochSeconds, intentOf, newStripeId, type StripeAccount } from "./account.ts";
import { announceCharge } from "./announce.ts";
import type { RefundParams } from "./params.ts";
import { renderRefund } from "./render-refund.ts";
import { invalidRequest } from "./stripe-error.ts";
import type { RefundRecord } from "./stripe-state.ts";

/** Refunds a charge in full or in part (docs: Refunds). */
export function createRefund(account: StripeAccount, caller: Caller, given: RefundParams) {
  const intent = intentOf(account, given.payment_intent);
  const charge = Object.values(account.state.charges).find(
    (candidate) => candidate.intent === intent.id && candidate.status === "succeeded" && candidate.captured,
  );
  if (!charge) {
    throw invalidRequest("This PaymentIntent does not have a successful charge to refund.", {
      param: "payment_intent",
    });
  }
  const left = charge.amountCaptured - charge.amountReleased;
  const amount = given.amount ?? left;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
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
    created: epochSeconds(account.clock),
  };
  account.state.refunds[refund.id] = refund;
  announceCharge(account, caller, "charge.refunded", charge);
  return renderRefund(refund);
}
