import { z } from "zod";
import { type Cents, cents, ZERO } from "~/kernel/money/money";
import { parseAmount } from "~/kernel/money/parse-amount";
import { err, ok, type Result } from "~/kernel/result";
import type { DisputeState } from "~/kernel/statuses/statuses";
import type { ProviderDispute, ProviderFailure } from "../../payment-gateway";
import { type PaypalApi, toProviderFailure } from "./paypal-api.server";
import { findOrderOfCapture } from "./paypal-refund.server";

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

/** The fields of PayPal's dispute that the shop reads (Disputes v1). */
const paypalDisputeSchema = z.object({
  dispute_id: z.string(),
  reason: z.string().nullish(),
  status: z.string(),
  dispute_amount: moneySchema.nullish(),
  dispute_outcome: z.object({ outcome_code: z.string().nullish() }).nullish(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().nullish() })).nullish(),
  money_movements: z
    .array(
      z.object({
        affected_party: z.string().nullish(),
        type: z.string().nullish(),
        amount: moneySchema.nullish(),
      }),
    )
    .nullish(),
  seller_response_due_date: z.string().nullish(),
});
type PaypalDispute = z.infer<typeof paypalDisputeSchema>;

/** Fetches a dispute from PayPal; its capture identifies the order. */
export async function fetchPaypalDispute(
  api: PaypalApi,
  disputeId: string,
): Promise<Result<ProviderDispute, ProviderFailure>> {
  const answer = await api({
    method: "GET",
    path: `/v1/customer/disputes/${encodeURIComponent(disputeId)}`,
  });
  if (!answer.ok) return answer;
  if (answer.value.status >= 400) return err(toProviderFailure(answer.value));
  const dispute = paypalDisputeSchema.safeParse(answer.value.body);
  if (!dispute.success) return err({ code: "no-answer", message: "the provider's answer was not a dispute" });
  const chargeId = dispute.data.disputed_transactions?.[0]?.seller_transaction_id ?? null;
  const order = chargeId === null ? ok(null) : await findOrderOfCapture(api, chargeId);
  return order.ok ? ok({ ...toProviderDispute(dispute.data), ref: order.value, chargeId }) : order;
}

/** Outcomes in which the shop keeps the money, including PayPal's own payout to the buyer. */
const outcomesWon: readonly string[] = [
  "RESOLVED_SELLER_FAVOUR",
  "RESOLVED_WITH_PAYOUT",
  "CANCELED_BY_BUYER",
  "DENIED",
];

function toProviderDispute(dispute: PaypalDispute): Omit<ProviderDispute, "ref" | "chargeId"> {
  const { dispute_id, reason, status, dispute_amount, dispute_outcome, seller_response_due_date } = dispute;
  const state = toDisputeState(status, dispute_outcome?.outcome_code);
  const dueDate = state === "open" && seller_response_due_date ? new Date(seller_response_due_date) : null;
  return {
    disputeId: dispute_id,
    amount: parsePaypalAmount(dispute_amount),
    currency: dispute_amount?.currency_code ?? "",
    reason: reason ?? "OTHER",
    state,
    providerStatus: status,
    respondBy: dueDate && !Number.isNaN(dueDate.getTime()) ? dueDate : null,
    withdrawn: getWithdrawnAmount(dispute),
  };
}

function toDisputeState(status: string, outcome: string | null | undefined): DisputeState {
  if (status !== "RESOLVED") return "open";
  return outcomesWon.includes(outcome ?? "") ? "won" : "lost";
}

function getWithdrawnAmount({ money_movements }: PaypalDispute): Cents {
  const ofShop = (money_movements ?? []).filter(({ affected_party }) => affected_party === "SELLER");
  return cents(
    ofShop.reduce(
      (lockedPayable, { type, amount }) =>
        lockedPayable + (type === "DEBIT" ? 1 : -1) * parsePaypalAmount(amount),
      0,
    ),
  );
}

/** Parses an amount. An unreadable one becomes zero; the dispute is still recorded. */
function parsePaypalAmount(money: z.infer<typeof moneySchema> | null | undefined): Cents {
  const amount = parseAmount(money?.value ?? "");
  return amount.ok ? amount.value : ZERO;
}
