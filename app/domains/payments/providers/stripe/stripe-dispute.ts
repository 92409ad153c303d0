import { z } from "zod";
import { cents } from "~/kernel/money/money";
import type { DisputeState } from "~/kernel/statuses/statuses";
import type { ProviderDispute } from "../../payment-gateway";

/** The fields of Stripe's dispute that the shop reads. */
export const disputeSchema = z.object({
  id: z.string(),
  object: z.literal("dispute"),
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  charge: z.union([z.string(), z.object({ id: z.string() })]),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
  balance_transactions: z.array(z.object({ amount: z.number().int() })).nullish(),
});

/** States of decided disputes; every other status, such as an appeal, is still open. */
const statesByStatus: Readonly<Record<string, DisputeState>> = {
  won: "won",
  // Closed inquiries and disputes prevented by a refund no longer take money.
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** Maps Stripe's dispute to the shop's. */
export function toProviderDispute(dispute: z.infer<typeof disputeSchema>): ProviderDispute {
  const { id, amount, currency, reason, status, charge, payment_intent, evidence_details } = dispute;
  const state = statesByStatus[status] ?? "open";
  const dueBy = evidence_details?.due_by ?? 0;
  const movements = (dispute.balance_transactions ?? []).map((movement) => movement.amount);
  return {
    disputeId: id,
    ref: toId(payment_intent),
    chargeId: toId(charge),
    amount: cents(amount),
    currency: currency.toUpperCase(),
    reason,
    state,
    providerStatus: status,
    // Zero means that the bank accepts no response.
    respondBy: state === "open" && dueBy > 0 ? new Date(dueBy * 1000) : null,
    withdrawn: cents(movements.reduce((total, change) => total - change, 0)),
  };
}

function toId(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
