import { z } from "zod";
import { type Cents, cents, ZERO } from "~/kernel/money";
import { parseAmount } from "~/kernel/parse-amount";
import { err, ok, type Result } from "~/kernel/result";
import type { DisputeState } from "~/kernel/statuses";
import type { DisputeTruth, GatewayFailure } from "../../gateway";
import { failureOf, type PaypalApi } from "./paypal-api.server";
import { orderOfCapture } from "./paypal-refund.server";

const moneyShape = z.object({ currency_code: z.string(), value: z.string() });

/** The part of PayPal's dispute (Disputes v1) this shop reads. */
const paypalDisputeShape = z.object({
  dispute_id: z.string(),
  reason: z.string().nullish(),
  status: z.string(),
  dispute_amount: moneyShape.nullish(),
  dispute_outcome: z.object({ outcome_code: z.string().nullish() }).nullish(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().nullish() })).nullish(),
  money_movements: z
    .array(
      z.object({
        affected_party: z.string().nullish(),
        type: z.string().nullish(),
        amount: moneyShape.nullish(),
      }),
    )
    .nullish(),
  seller_response_due_date: z.string().nullish(),
});
type PaypalDispute = z.infer<typeof paypalDisputeShape>;

/** How a dispute stands at PayPal; the disputed capture names the order. */
export async function fetchPaypalDispute(
  api: PaypalApi,
  disputeId: string,
): Promise<Result<DisputeTruth, GatewayFailure>> {
  const answer = await api({
    method: "GET",
    path: `/v1/customer/disputes/${encodeURIComponent(disputeId)}`,
  });
  if (!answer.ok) return answer;
  if (answer.value.status >= 400) return err(failureOf(answer.value));
  const dispute = paypalDisputeShape.safeParse(answer.value.body);
  if (!dispute.success) return err({ code: "no-answer", message: "the provider's answer was not a dispute" });
  const chargeId = dispute.data.disputed_transactions?.[0]?.seller_transaction_id ?? null;
  const order = chargeId === null ? ok(null) : await orderOfCapture(api, chargeId);
  return order.ok ? ok({ ...truthOfDispute(dispute.data), ref: order.value, chargeId }) : order;
}

/** Outcomes that leave the money with the shop; PayPal's own payout to the buyer is one of them. */
const won: readonly string[] = [
  "RESOLVED_SELLER_FAVOUR",
  "RESOLVED_WITH_PAYOUT",
  "CANCELED_BY_BUYER",
  "DENIED",
];

function truthOfDispute(dispute: PaypalDispute): Omit<DisputeTruth, "ref" | "chargeId"> {
  const { dispute_id, reason, status, dispute_amount, dispute_outcome, seller_response_due_date } = dispute;
  const state = stateOf(status, dispute_outcome?.outcome_code);
  const dueDate = state === "open" && seller_response_due_date ? new Date(seller_response_due_date) : null;
  return {
    disputeId: dispute_id,
    amount: amountOf(dispute_amount),
    currency: dispute_amount?.currency_code ?? "",
    reason: reason ?? "OTHER",
    state,
    providerStatus: status,
    respondBy: dueDate && !Number.isNaN(dueDate.getTime()) ? dueDate : null,
    withdrawn: withdrawnBy(dispute),
  };
}

function stateOf(status: string, outcome: string | null | undefined): DisputeState {
  if (status !== "RESOLVED") return "open";
  return won.includes(outcome ?? "") ? "won" : "lost";
}

function withdrawnBy({ money_movements }: PaypalDispute): Cents {
  const own = (money_movements ?? []).filter(({ affected_party }) => affected_party === "SELLER");
  return cents(
    own.reduce((taken, { type, amount }) => taken + (type === "DEBIT" ? 1 : -1) * amountOf(amount), 0),
  );
}

/** An amount that cannot be read is shown as nothing; the dispute itself is never dropped for it. */
function amountOf(money: z.infer<typeof moneyShape> | null | undefined): Cents {
  const amount = parseAmount(money?.value ?? "");
  return amount.ok ? amount.value : ZERO;
}
