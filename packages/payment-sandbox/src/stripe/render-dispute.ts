import type { DisputeRecord } from "./stripe-state.ts";

/** Converts a dispute without evidence to Stripe's type. */
export function renderDispute(dispute: DisputeRecord) {
  const { id, amount, charge, intent, currency, created, reason, status, dueBy } = dispute;
  return {
    id,
    object: "dispute" as const,
    amount,
    balance_transactions: dispute.movements.map((movement) => renderMovement(dispute, movement)),
    charge,
    created,
    currency,
    enhanced_eligibility_types: [],
    evidence: Object.fromEntries([...evidenceFields.map((name) => [name, null]), ["enhanced_evidence", {}]]),
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: status !== "needs_response",
      past_due: false,
      submission_count: status === "needs_response" ? 0 : 1,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason,
    status,
  };
}

function renderMovement(
  { id: dispute, currency }: DisputeRecord,
  { id, amount, created }: DisputeRecord["movements"][number],
) {
  return {
    id,
    object: "balance_transaction" as const,
    amount,
    available_on: created,
    balance_type: "payments",
    created,
    currency,
    description: `Dispute ${dispute}`,
    exchange_rate: null,
    fee: amount < 0 ? disputeFee : 0,
    fee_details: [],
    net: amount < 0 ? amount - disputeFee : amount,
    reporting_category: amount < 0 ? "dispute" : "dispute_reversal",
    source: dispute,
    status: "available",
    type: "adjustment",
  };
}

/** Stripe's fee for a dispute, in cents. */
const disputeFee = 1500;

const evidenceFields = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_communication",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "customer_signature",
  "duplicate_charge_documentation",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "receipt",
  "refund_policy",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "service_documentation",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_documentation",
  "shipping_tracking_number",
  "uncategorized_file",
  "uncategorized_text",
];
