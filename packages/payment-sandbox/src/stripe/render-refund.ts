import type { StripeAccount } from "./account.ts";
import type { RefundRecord } from "./stripe-state.ts";

/** Converts a refund to the part of Stripe's type that the shop reads. */
export function renderRefund({ id, amount, charge, intent, currency, created }: RefundRecord) {
  return {
    id,
    object: "refund" as const,
    amount,
    charge,
    created,
    currency,
    metadata: {},
    payment_intent: intent,
    status: "succeeded",
  };
}

/** Returns the `refunds` of a charge, a list that only `expand` includes. */
export function listRefunds({ state }: StripeAccount, chargeId: string) {
  const refundsOfCharge = Object.values(state.refunds).filter(({ charge }) => charge === chargeId);
  return {
    object: "list" as const,
    data: refundsOfCharge.map(renderRefund),
    has_more: false,
    url: `/v1/charges/${chargeId}/refunds`,
  };
}
