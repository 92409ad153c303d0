import type { PaypalAccount } from "./account.ts";
import type { DisputeRecord } from "./paypal-state.ts";

/** Renders a dispute as in PayPal's API (Disputes v1). */
export function renderDispute({ state, origin }: PaypalAccount, dispute: DisputeRecord): object {
  const { id, amount, reason, status, respondBy, outcome, movements } = dispute;
  const order = state.orders[dispute.order];
  const self = `${origin()}/paypal/api/v1/customer/disputes/${id}`;
  return {
    dispute_id: id,
    create_time: dispute.createdAt,
    update_time: dispute.updatedAt,
    disputed_transactions: [
      {
        seller_transaction_id: dispute.capture,
        create_time: order?.capture?.createdAt ?? dispute.createdAt,
        transaction_status: "COMPLETED",
        gross_amount: order?.capture?.amount ?? amount,
        ...(order?.invoiceId ? { invoice_number: order.invoiceId } : {}),
        ...(order?.customId ? { custom: order.customId } : {}),
      },
    ],
    reason,
    status,
    dispute_amount: amount,
    ...(outcome ? { dispute_outcome: { outcome_code: outcome } } : {}),
    money_movements: movements.map((movement) => ({
      affected_party: "SELLER",
      amount: movement.amount,
      initiated_time: movement.at,
      type: movement.type,
    })),
    dispute_life_cycle_stage: "CHARGEBACK",
    dispute_channel: "INTERNAL",
    ...(respondBy ? { seller_response_due_date: respondBy } : {}),
    links: [{ href: self, rel: "self", method: "GET" }],
  };
}
